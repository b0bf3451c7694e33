// The browser's recogniser of speech, only where it hears on this device: Web Speech API, with `processLocally`. One that may send
// her voice to somebody is not used.
const Recognition = globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition;

function language() {
  const { lang } = document.documentElement;
  if (lang.includes("-")) return lang;
  return navigator.language.startsWith("en-") ? navigator.language : "en-US";
}

const here = () => ({ langs: [language()], processLocally: true });

// Whether it is worth asking. Only a recogniser that can hear on the device has `available` at all; what it said no to is kept for as
// long as the browser stays the same.
export const mayListen = () =>
  Boolean(Recognition?.available && navigator.mediaDevices?.getUserMedia) && localStorage.getItem(REFUSED) !== navigator.userAgent;

const REFUSED = "corgina.cannot-listen";

// "available", "downloadable" or "downloading" where the browser has to fetch its language first, or "unavailable". Asked when she wants
// to speak and not before: some browsers that are built without a recogniser end the whole page for the question.
export async function ability() {
  const ability = await Recognition.available(here()).catch(() => "unavailable");
  if (ability === "unavailable") localStorage.setItem(REFUSED, navigator.userAgent);
  return ability;
}

// Has the browser fetch its language. Answers whether it has it now.
export const fetchLanguage = () => Recognition.install(here()).catch(() => false);

// Listens until it is told to stop. `heard` is told what is said for certain and what may still change; `ended` the name of what went
// wrong, or nothing.
export function listen(track, heard, ended) {
  const recognition = new Recognition();
  let error = null;
  recognition.lang = language();
  recognition.processLocally = true;
  recognition.continuous = true;
  recognition.interimResults = true;
  recognition.addEventListener("result", event => {
    const results = [...event.results];
    const words = isFinal => results.filter(result => result.isFinal === isFinal).map(result => result[0].transcript).join(" ");
    heard(tidy(words(true)), tidy(words(false)));
  });
  recognition.addEventListener("error", event => { error = event.error; });
  recognition.addEventListener("end", () => ended(error));
  recognition.start(track);
  return { stop: () => recognition.stop(), abort: () => recognition.abort() };
}

const tidy = text => text.trim().replace(/\s+/g, " ");
