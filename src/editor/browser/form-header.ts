import type { DraftEntry } from "./cms";
import type { EditorConfig } from "./file-kinds";
import { summaryOf } from "./summary";

/** Decap's line at the top of a form that names its list. */
const HEADER = "[class*='-BackCollection']";

/** Decap's box of a form. Its lists are a main landmark; of a form it makes none. */
const FORM = "[class*='-EditorContainer']";

/** Its box of the fields. */
const FIELDS = "[class*='-ControlPaneContainer']";

/** What an entry is called that has no name yet. */
const NEW = "ficha nueva";

/** The name of an entry as the lists show it: a file's, or what has been written as the entry's. */
export const entryName = ({ collections }: EditorConfig, entry: DraftEntry) => {
  const list = collections.find(({ name }) => name === entry.get("collection"));
  if (!list) return "";
  if ("files" in list) return list.files.find(({ name }) => name === entry.get("slug"))?.label;
  return summaryOf(list.summary, entry.get("data").toJS()).trim() || NEW;
};

/** Names the entry in the header of its form, which the styles show behind its list. */
export const nameOpenEntry = (config: EditorConfig, entry: DraftEntry) => {
  const name = entryName(config, entry);
  // The form's controls are rendered before they are in the document.
  requestAnimationFrame(() => {
    const header = document.querySelector(HEADER);
    if (header && !header.hasAttribute("data-entry")) standBeforeForm();
    header?.setAttribute("data-entry", name ?? "");
    header?.toggleAttribute("data-new", entry.get("newRecord"));
    header?.closest(FORM)?.setAttribute("role", "main");
  });
};

/** Whoever has come to a form by keys is led by the next Tab to its first field, before the page beside it. */
const standBeforeForm = () => {
  const fields = document.querySelector<HTMLElement>(FIELDS);
  if (!fields) return;
  fields.tabIndex = -1;
  fields.focus({ preventScroll: true });
};
