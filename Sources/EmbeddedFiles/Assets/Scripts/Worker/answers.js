// Answers as the server would send them: the same headers, so that a page may do no more here than there.
const HEADERS = {
  "content-security-policy": policy, "x-content-type-options": "nosniff", "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin", "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(self), geolocation=(), microphone=(self), payment=(), usb=()", "cache-control": "no-store",
};
const HTML = "text/html; charset=utf-8";

export function shown({ status, type, file, body }) {
  const headers = { ...HEADERS, "content-type": type || HTML };
  if (file) headers["content-disposition"] = `attachment; filename="${file}"`;
  return new Response(body, { status, headers });
}

export const json = (value, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { ...HEADERS, "content-type": "application/json" } });

export const nothing = () => new Response(null, { status: 204, headers: HEADERS });

export const redirect = place => Response.redirect(new URL(place, location.origin).href, 303);

// Where the program itself does not run there is nobody to make a page.
export function lastResort() {
  const words = "Corgina does not start in this browser just now. Your diary is as you left it. Close this page and open it again.";
  const digest = site.split(" ").find(word => word.startsWith("corgina.css:"))?.slice("corgina.css:".length) ?? "";
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>Corgina</title><link rel="stylesheet" href="/assets/${edition}/corgina.css" integrity="${digest}">` +
    `<body><main class="welcome welcome--problem"><h1 class="ask">That did not work</h1><p class="lede">${words}</p>` +
    `<a class="btn btn--primary btn--wide" href="/">Try again</a></main>`;
  return shown({ status: 503, body: page });
}
