// The link of a share has its secret behind the "#", which no browser sends and no log on the way has. It goes on in a form.
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
  form.elements.link.value = secret;
  history.replaceState(null, "", location.pathname);
  form.submit();
}
