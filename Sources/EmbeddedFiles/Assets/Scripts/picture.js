// A picture of a drawing, made here from what the server drew: nobody else sees it.
const SCALE = 2;

export function enhancePictures(root) {
  for (const link of root.querySelectorAll("[data-picture]")) {
    link.addEventListener("click", async event => {
      event.preventDefault();
      const problem = link.closest("section").querySelector("[data-picture-failed]");
      problem.hidden = true;
      try { save(await picture(link.href), link.download); } catch { problem.hidden = false; }
    });
  }
}

async function picture(address) {
  const answer = await fetch(address, { credentials: "same-origin" });
  if (!answer.ok || !answer.headers.get("content-type")?.startsWith("image/svg+xml")) throw new TypeError("not a drawing");
  const source = URL.createObjectURL(await answer.blob());
  try {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth * SCALE;
    canvas.height = image.naturalHeight * SCALE;
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((made, failed) => canvas.toBlob(blob => blob ? made(blob) : failed(new Error("no picture")), "image/png"));
  } finally {
    URL.revokeObjectURL(source);
  }
}

function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
