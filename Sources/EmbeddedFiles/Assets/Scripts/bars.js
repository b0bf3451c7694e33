// The number of a barcode in a picture: by the browser itself where it reads them, otherwise by the server, which gets a small grey
// picture and keeps nothing of it.
const KINDS = ["ean_13", "ean_8", "upc_a", "upc_e"];
// In pixels: the most the server takes, as it stands or turned.
const LONG = 640, SHORT = 480;

// Answers how pictures are read: `number(picture)` for one, `isLocal` if none of them leaves the device.
export async function barReader() {
  const kinds = await globalThis.BarcodeDetector?.getSupportedFormats().catch(() => []) ?? [];
  if (!kinds.includes("ean_13")) return { isLocal: false, number: (picture, part) => ask(grey(picture, part)) };
  const detector = new BarcodeDetector({ formats: KINDS.filter(kind => kinds.includes(kind)) });
  return { isLocal: true, number: async picture => (await detector.detect(picture))[0]?.rawValue ?? null };
}

// The parts of a photo to be looked at: the whole of it, then what is in its middle and at its edges, twice as large.
export function partsOf({ width, height }) {
  const parts = [{ x: 0, y: 0, width, height }];
  for (const y of [.25, 0, .5]) for (const x of [.25, 0, .5]) {
    parts.push({ x: x * width, y: y * height, width: width / 2, height: height / 2 });
  }
  return parts;
}

// What of a film is seen in a view of 4 to 3 that it fills.
export function seenPart({ videoWidth, videoHeight }) {
  const width = Math.min(videoWidth, videoHeight * 4 / 3), height = Math.min(videoHeight, videoWidth * 3 / 4);
  return { x: (videoWidth - width) / 2, y: (videoHeight - height) / 2, width, height };
}

let canvas;

// Width and height, two bytes each, then a byte of brightness for each pixel.
function grey(picture, part) {
  const [most, least] = part.width >= part.height ? [LONG, SHORT] : [SHORT, LONG];
  const scale = Math.min(1, most / part.width, least / part.height);
  const width = Math.max(16, Math.floor(part.width * scale)), height = Math.max(16, Math.floor(part.height * scale));
  canvas ??= document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const drawing = canvas.getContext("2d", { willReadFrequently: true });
  drawing.imageSmoothingQuality = "high";
  drawing.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height);
  const { data } = drawing.getImageData(0, 0, width, height);
  const message = new Uint8Array(4 + width * height);
  message.set([width >> 8, width & 255, height >> 8, height & 255]);
  for (let from = 0, to = 4; to < message.length; from += 4, to++) {
    message[to] = data[from] * 77 + data[from + 1] * 150 + data[from + 2] * 29 >> 8;
  }
  return message;
}

// Throws a `SignedOut` where the session has ended or is locked, and whatever `fetch` throws.
async function ask(message) {
  const response = await fetch("/foods/scan", {
    method: "POST", credentials: "same-origin", redirect: "manual", body: message,
    headers: { "content-type": "application/octet-stream" }, signal: AbortSignal.timeout(10_000),
  });
  if (response.type === "opaqueredirect") throw new DOMException("", "SignedOut");
  if (!response.ok) throw new DOMException("", "NetworkError");
  return (await response.json()).number ?? null;
}
