// A request as the rooms are told of it.

// Its method, its path, what its query says, its form composed (NFC), and the files in it by their fields, not read yet.
export async function requested(request) {
  const { pathname, searchParams } = new URL(request.url);
  const query = name => searchParams.get(name) ?? "";
  const asked = {
    method: request.method === "HEAD" ? "GET" : request.method, path: pathname, changed: query("changed"), then: query("then"),
    fields: [], files: {},
    held: heldBy(request), wantsPage: request.headers.get("prefer") === "return=representation",
  };
  if (request.method !== "POST") return asked;
  for (const [name, value] of await form(request)) {
    if (typeof value === "string") asked.fields.push([name, composed(value)]);
    else if (value.size) asked.files[name] = value;
  }
  return asked;
}

// Some requests of scripts have no form.
async function form(request) {
  const type = request.headers.get("content-type") ?? "";
  if (!type.startsWith("application/x-www-form-urlencoded") && !type.startsWith("multipart/form-data")) return [];
  return request.formData();
}

const composed = text => text.normalize("NFC").replaceAll("\r\n", "\n");

// The digest of the page that is shown, where a worker gave it: those of a server are longer.
function heldBy(request) {
  const held = request.headers.get("corgina-held") ?? "";
  return held.length <= 8 ? held : "";
}

export const field = (asked, name) => asked.fields.find(([other]) => other === name)?.[1] ?? "";
