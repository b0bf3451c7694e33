// One request while it is answered: what was asked, the diary if it is open, and the pages that can be shown.
import { redirect, shown } from "./answers.js";
import { editionValues } from "./editions.js";
import { Program } from "./program.js";
import { waitingCode } from "./secrets.js";

// The pages that say which editions of Corgina this device takes.
const SAYS_EDITIONS = new Set(["new", "sealed", "privacy", "account"]);

export class Visit {
  constructor(asked, { module, home, diary }) { Object.assign(this, { asked, module, home, diary }); }

  get surroundings() { return { assets: site, lockAfter: this.home?.lockAfter ?? 0, held: this.asked.held }; }

  // A page of the device's own; docs/worker.md lists them.
  async page(name, told = {}, errors = {}) {
    const values = { home: this.home?.kind ?? "device", ...told, ...SAYS_EDITIONS.has(name) && await editionValues(this.home) };
    const wrong = Object.entries(errors);
    if (this.diary) return shown(await this.diary.page(name, values, wrong, this.surroundings));
    const program = await Program.start(this.module);
    const message = { page: name, values, errors: wrong, diary: "", ...this.surroundings };
    const { head, parts: [body] } = program.ask("page", message, [], 0);
    return shown({ ...head, body });
  }

  // Where she goes once the diary is open.
  async start() {
    if (!this.diary) return redirect("/lock");
    return redirect(await waitingCode(this.diary) ? "/recovery-code" : "/today");
  }
}

// The form as a browser would send it again.
export const encoded = fields => new URLSearchParams(fields).toString();

export const decoded = text => [...new URLSearchParams(text)];

// Forms with secrets in them are filled in again, half a sentence is said again and a photo chosen again: they wait on no page.
export const mayWait = path => !/^\/(lock|recover|recovery-code|session|homes|heard|settings\/account|visit\/links|settings\/sharing|shared|settings\/reminders\/(device|due|later)|photos\/(new|entry|bump\/new))(\/|$)/.test(path);
