import { openForm } from "./store";

const BAR = "[class*='-ToolbarContainer']";

/** Decap's button that saves a draft on the web, and at home the one whose menu saves. */
const BUTTONS = `${BAR} [class*='-SaveButton'], ${BAR} [class*='-PublishButton']`;

/**
 * Ctrl+S saves what the form holds, as in other programs; the browser would save the page.
 * @param page the editor's window, or that of the page beside its form
 */
export const saveByShortcut = (page: Window) =>
  page.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!openForm()?.hasChanged || document.querySelector("dialog[open]")) return;
    press(BUTTONS);
    // The menu, if any, is drawn once this has ended.
    setTimeout(() => press(`${BAR} [role='menuitem']`));
  });

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
