// A recorded sentence, for the speech server that the owner configured and she agreed to. The sound lies in memory until it is sent, and
// nowhere afterwards.
const TYPES = ["audio/webm;codecs=opus", "audio/mp4", "audio/ogg;codecs=opus"];
// Bits a second: speech needs no more. Bytes: all that the server takes. Milliseconds: a little more than the server gives itself.
const QUALITY = 32_000, MOST = 4 << 20, LATEST = 60_000;

const type = () => TYPES.find(type => MediaRecorder.isTypeSupported(type));

// Whether this browser can record what the server takes.
export const mayRecord = () =>
  Boolean(navigator.mediaDevices?.getUserMedia && globalThis.MediaRecorder && type());

// Records until it is told to stop, then asks for the words. `heard` is told them; `ended` the name of what went wrong and, where the
// server says more, its sentence, or nothing.
export function record(track, heard, ended) {
  const recorder = new MediaRecorder(new MediaStream([track]), { mimeType: type(), audioBitsPerSecond: QUALITY });
  const request = new AbortController();
  const parts = [];
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  recorder.addEventListener("error", () => ended("other"));
  recorder.addEventListener("stop", async () => {
    track.stop();
    const sound = new Blob(parts.splice(0), { type: recorder.mimeType });
    if (request.signal.aborted) return;
    const { words, error, sentence } = await transcribe(sound, request);
    if (words) heard(words, "");
    ended(error, sentence);
  });
  recorder.start();
  const stop = () => { if (recorder.state !== "inactive") recorder.stop(); };
  return { stop, abort: () => { request.abort(); stop(); } };
}

async function transcribe(sound, request) {
  // Stopped before the first sound was packed, there is nothing to send.
  if (!sound.size) return { error: "short" };
  if (sound.size > MOST) return { error: "long" };
  let isLate = false;
  const timer = setTimeout(() => { isLate = true; request.abort(); }, LATEST);
  try {
    const response = await fetch("/speech", {
      method: "POST", credentials: "same-origin", redirect: "manual", headers: { "Content-Type": sound.type },
      body: sound, signal: request.signal,
    });
    // Signed out or locked meanwhile: the page leads there.
    if (response.type === "opaqueredirect") location.reload();
    const { words, error: sentence } = await response.json();
    return sentence ? { error: "told", sentence } : { words };
  } catch (error) {
    return { error: isLate ? "late" : error instanceof SyntaxError ? "other" : "unsent" };
  } finally {
    clearTimeout(timer);
  }
}
