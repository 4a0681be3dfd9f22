import type { FramedPage, FrameHost, MarkedField } from "../frame-host";
import { FIELD, PICTURE, watchShownFields } from "../shown-fields";
import { leadFromPresses, wordsIn } from "./presses";
import { marksOver } from "./marks";
import type { Address } from "@brisa/typed-content";
import { languageAt } from "@brisa/typed-content/texts";

/** Pixels at the top and bottom in which the header or a floating element may cover a text. */
const EDGE = 100;

/** In the tab order, or around something that is. */
const REACHED = "a, button, input, select, textarea, summary, [tabindex]";

/** A text in one language is a part of the localized text. */
const isPartOf = (shown: Address, { file, path }: Address) => {
  const steps = path.at(-1) === PICTURE ? path.slice(0, -1) : path;
  return shown.file === file && steps.every((step, index) => step === shown.path[index]);
};

/** A picture also stands for its description. */
const holds = (shown: Address, { file, path }: Address) => {
  const steps = shown.path.at(-1) === PICTURE ? shown.path.slice(0, -1) : shown.path;
  return shown.file === file && steps.every((step, index) => step === path[index]);
};

const withoutLanguage = ({ file, path }: Address): Address => {
  const words = wordsIn(file);
  if (words) return { file: words, path };
  return { file, path: languageAt(path) ? path.slice(0, -1) : path };
};

/** Also leads from the marked fields to those of the form. */
export const marksFields = (
  page: Document,
  host: FrameHost,
): Omit<FramedPage, "draw"> & { setValues: ReturnType<typeof watchShownFields>["setValues"] } => {
  let asked: MarkedField | undefined;
  /** Whether the page is still to scroll to it: what is drawn may come later than it was asked for. */
  let isSought = false;
  const marks = marksOver(page);
  const fields = watchShownFields(page, () => {
    for (const element of page.body.querySelectorAll<HTMLElement>(`[${FIELD}]:not([tabindex])`))
      if (!element.parentElement?.closest("a, button") && !element.matches(REACHED))
        element.tabIndex = 0;
    show();
    marks.place();
  });
  leadFromPresses(page, fields, marks.hovered, host);
  // The router's announcement of each new page is noise here.
  page.getElementById("gatsby-announcer")?.removeAttribute("aria-live");

  const show = () => {
    const wanted = asked;
    const found =
      wanted &&
      (fields.find((shown) => holds(shown, wanted)) ??
        fields.find((shown) => isPartOf(shown, wanted)));
    // Text over a picture that is a link counts as part of the picture.
    const element = found?.closest("a:has(img):has(> [aria-hidden])") ?? found;
    if (element !== marks.marked.element() || isSought) {
      // What the page folds is unfolded while it is edited.
      element?.closest("details")?.setAttribute("open", "");
      marks.marked.show(element, wanted?.label);
    }
    if (!element || !isSought) return element !== undefined;
    isSought = false;
    const { top, bottom } = element.getBoundingClientRect();
    if (top < EDGE || bottom > page.documentElement.clientHeight - EDGE)
      element.scrollIntoView({ block: "center", behavior: "instant" });
    return true;
  };

  return {
    setValues: fields.setValues,
    mark: (marked, isAsked) => {
      asked = marked;
      isSought ||= isAsked;
      return show();
    },
    shows: (address) =>
      fields.find((shown) => holds(withoutLanguage(shown), withoutLanguage(address))) !== undefined,
    setScale: marks.setScale,
  };
};
