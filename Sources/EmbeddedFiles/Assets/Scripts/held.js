// Keeps a form she was filling in when the page locked: it is sealed on the device, and filled in again once the diary is open. Nothing
// of it is sent anywhere.
import { read, remove, write } from "./device.js";
import { canSeal, seal, unseal } from "./seal.js";
import { sayOnPage } from "./toast.js";

const purpose = tag => `form ${tag}`;
const OLDEST = 86_400_000;

// Secrets, files and what the page itself put there are typed or made again.
const TYPED = "input:not([type=hidden], [type=password], [type=file], [type=submit], [type=button]), textarea, select";

const typed = form => [...form.elements].filter(field => field.name && field.matches(TYPED));

const isChecked = field => field.matches("[type=checkbox], [type=radio]");

// Whether anything in a part of the page is not as the page came with it.
export const isTouched = part => [...part.querySelectorAll(TYPED)].some(isChanged);

function isChanged(field) {
  if (isChecked(field)) return field.checked !== field.defaultChecked;
  if (field.matches("select")) {
    const first = [...field.options].some(option => option.defaultSelected) ? null : field.options[0];
    return [...field.options].some(option => option.selected !== (first ? option === first : option.defaultSelected));
  }
  return field.value !== field.defaultValue;
}

// Answers whether what is typed on this page, if anything is, is kept.
export async function hold() {
  const forms = [...document.forms].filter(form => typed(form).some(isChanged)).map(form => ({
    action: form.getAttribute("action"),
    fields: typed(form).map(field => [field.name, field.value, isChecked(field) ? field.checked : null]),
  }));
  if (!forms.length) return true;
  const diary = canSeal && await read("diary", "current");
  if (!diary) return false;
  const held = { at: Date.now(), path: location.pathname, forms };
  await write("diary", "form", { tag: diary.tag, sealed: await seal(diary.key, purpose(diary.tag), held) });
  return true;
}

// Fills in what was held for this page of the diary that is open now.
export async function fillHeld() {
  const [record, diary] = [await read("diary", "form"), await read("diary", "current")];
  if (!record || record.tag !== diary?.tag) return;
  const held = await unseal(diary.key, purpose(diary.tag), record.sealed);
  if (held && held.path !== location.pathname && Date.now() - held.at < OLDEST) return;
  await remove("diary", "form");
  if (held?.path !== location.pathname) return;
  let filled = null;
  for (const { action, fields } of held.forms) {
    const form = [...document.forms].find(form => form.getAttribute("action") === action);
    if (form) filled = fill(form, fields) ?? filled;
  }
  if (!filled) return;
  filled.focus();
  sayOnPage("held", "As you left it when the diary was locked. Nothing of it was sent.", "status");
}

// Answers the last field that is not as the page had it.
function fill(form, fields) {
  const rest = [...fields];
  let last = null;
  for (const field of typed(form)) {
    const place = rest.findIndex(([name, value, checked]) =>
      name === field.name && (checked === null) !== isChecked(field) && (checked === null || value === field.value));
    if (place < 0) continue;
    const [[, value, checked]] = rest.splice(place, 1);
    if (checked === null ? field.value === value : field.checked === checked) continue;
    if (checked === null) field.value = value; else field.checked = checked;
    for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
    field.closest("details")?.setAttribute("open", "");
    last = field;
  }
  return last;
}
