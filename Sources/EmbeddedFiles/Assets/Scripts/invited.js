// The link of a share has its secret behind the "#", which no browser sends and no log on the way has. It goes on in a form.
import { isAnsweredHere } from "./keeping.js";

const SECRET = /^#([\w-]{43})$/;

export function enhanceInvited(root) {
  for (const form of root.querySelectorAll("form[data-invited]")) {
    send(form);
    // Another link in the same tab changes nothing but what stands behind the "#".
    addEventListener("hashchange", () => send(form));
  }
}

function send(form) {
  const secret = SECRET.exec(location.hash)?.[1];
  if (!secret || !form.isConnected) return;
  // That of a sealed diary is opened by this browser's own worker. Without it the page is loaded again, and the link goes nowhere.
  if (form.dataset.device && !isAnsweredHere()) { location.reload(); return; }
  form.elements.link.value = secret;
  history.replaceState(null, "", location.pathname);
  form.submit();
}
