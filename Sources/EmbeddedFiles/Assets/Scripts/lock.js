// The page gives way to the lock when nobody has used it for as long as she chose. The server decides by itself; this takes
// what is on the screen away, at the same time or when the phone wakes up, and says when she is still here.
const quiet = 20_000;
let last = Date.now();
let told = Date.now();

const minutes = () => Number(document.documentElement.dataset.lockAfter ?? 0);

for (const event of ["pointerdown", "keydown", "wheel", "touchmove", "input"]) {
  addEventListener(event, noteUse, { capture: true, passive: true });
}
addEventListener("visibilitychange", look);
addEventListener("pageshow", look);
setInterval(look, 1_000);

function noteUse() {
  if (!minutes() || isOver()) return;
  last = Date.now();
  if (last - told < quiet) return;
  told = last;
  fetch("/lock/awake", { method: "POST", credentials: "same-origin" }).catch(() => {});
}

function isOver() { return Date.now() - last >= minutes() * 60_000; }

let isLeaving = false;

async function look() {
  if (!minutes() || !isOver() || isLeaving) return;
  isLeaving = true;
  document.body.classList.add("is-covered");
  location.replace(`/lock?then=${encodeURIComponent(await kept() ?? location.pathname)}`);
}

// A sentence that was begun waits as a sealed draft, if the server is still open for it.
async function kept() {
  const sentence = document.querySelector("form.composer textarea[name=sentence]");
  if (!sentence?.value.trim()) return null;
  try {
    const fields = new URLSearchParams(new FormData(sentence.form));
    const response = await fetch(sentence.form.getAttribute("action"), { method: "POST", body: fields, credentials: "same-origin" });
    return response.ok && response.redirected ? new URL(response.url).pathname : null;
  } catch {
    return null;
  }
}
