import { localeOf } from "../../../content-files/content";
import type { Address } from "../../../content-files/hidden-address";
import { languageCodes, languageOf, localPath, prefixOf } from "../../../languages";
import { showDrafts, type LiveWindow } from "./live-data";
import type { OpenEntry } from "../open-entry";
import { FIELD, PICTURE, watchShownFields } from "../../page/shown-fields";

export type LivePage = ReturnType<typeof livePage>;

type Options = {
  /** What the open form holds, if one is open. */
  entry: () => OpenEntry | undefined;
  /** Called when a text or a picture is pressed. */
  onField: (address: Address) => void;
  /** Called when the page has another address. */
  onMove: () => void;
};

/** Pixels at the edges of a page in which its header, or what floats over it, may cover a text. */
const EDGE = 100;

/** Makes a page of the development server, in a frame, follow the form and lead back to it. */
export const livePage = (page: LiveWindow, { entry, onField, onMove }: Options) => {
  const { document } = page;
  let path = pathOf(page);
  /** What is to be brought into sight as soon as the page shows it, and what has been. */
  let asked: Address | undefined;
  let marked: Element | undefined;
  /** The page that is loading, to turn to: of two that load, the second may be there first. */
  let next: string | undefined;

  const fields = watchShownFields(document, () => {
    if (pathOf(page) !== path) {
      path = pathOf(page);
      update();
      onMove();
    }
    look();
  });
  const update = showDrafts(page, entry, fields.setValues);
  document.head.append(marks(document));

  const look = () => void (asked && reveal(asked));
  const reveal = (address: Address) => {
    const element = fields.find((shown) => holds(shown, address));
    if (!element) return false;
    asked = undefined;
    marked?.removeAttribute(MARK);
    marked = element;
    element.setAttribute(MARK, "");
    const { top, bottom } = element.getBoundingClientRect();
    if (top < EDGE || bottom > page.innerHeight - EDGE) element.scrollIntoView({ block: "center" });
    return true;
  };

  const open = (to: string) => {
    next = to;
    const turn = () => {
      if (next !== to) return;
      next = undefined;
      if (page.___navigate) page.___navigate(to);
      else page.location.assign(to);
    };
    page.___loader.loadPage(to).then(turn, turn);
  };

  const press = (event: MouseEvent) => {
    const target = event.target as Element;
    const control = target.closest("a, button, input, textarea, label, summary");
    // A text may lie over a picture.
    const below = control ? [] : document.elementsFromPoint(event.clientX, event.clientY);
    const field = [target, ...below].map(fields.around).find(Boolean);
    if (!field) return;
    // The names of pages and buttons lead where they lead, unless somebody is writing such names.
    if (control && localeOf(field.file) && !localeOf(entry()?.file ?? "")) return;
    event.preventDefault();
    event.stopPropagation();
    onField(field);
  };
  document.addEventListener("click", press, { capture: true });

  return {
    /** Has the page show what the form holds now. */
    update,
    /** Brings into sight what could not be seen when it was asked for. */
    look,
    /** Turns to a page. */
    open,
    /**
     * Brings a field into sight, in its language.
     * @param home the path, in the default language, of the page to turn to where this one lacks it
     */
    follow: (field: Address, home: string) => {
      next = undefined;
      if (reveal(field)) return;
      asked = field;
      const here = languageOf(path);
      const isHere = fields.find((shown) => holds(withoutLanguage(shown), withoutLanguage(field)));
      const original = isHere ? path.slice(prefixOf(here).length) : home;
      const wanted = localPath(original, languageOfField(field) ?? here);
      if (wanted !== path) open(wanted);
    },
  };
};

const pathOf = ({ location }: Window) => decodeURI(location.pathname);

/** Whether an element that shows one field shows another: a picture stands for its description, too. */
const holds = (shown: Address, { file, path }: Address) => {
  const steps = shown.path.at(-1) === PICTURE ? shown.path.slice(0, -1) : shown.path;
  return shown.file === file && steps.every((step, index) => step === path[index]);
};

const languageOfField = ({ file, path }: Address) =>
  localeOf(file)?.language ?? languageCodes.find((code) => code === path.at(-1));

const withoutLanguage = ({ file, path }: Address): Address => {
  const locale = localeOf(file);
  if (locale) return { file: locale.namespace, path };
  const isText = languageCodes.some((code) => code === path.at(-1));
  return { file, path: isText ? path.slice(0, -1) : path };
};

/** Marks the element that shows the field in which somebody writes. */
const MARK = "data-editing";

const marks = (page: Document) => {
  const style = page.createElement("style");
  style.textContent = `
    [${FIELD}]:hover { cursor: pointer; outline: 2px dashed #1f6f8b; outline-offset: 2px; }
    [${MARK}] { outline: 2px solid #1f6f8b; outline-offset: 2px; }
    [${FIELD}]:hover, [${MARK}] { box-shadow: 0 0 0 6px rgb(255 255 255 / 75%); }
  `;
  return style;
};
