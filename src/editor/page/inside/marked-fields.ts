import type { Address } from "../../../content-files/hidden-address";
import { languageCodes } from "../../../languages";
import type { FrameHost, FramedPage, Marked } from "../frame-host";
import { FIELD, PICTURE, watchShownFields } from "../shown-fields";
import { wordsIn } from "../words-file";
import { marksOver } from "./marks";
import { leadFromPresses } from "./presses";

/** Pixels at the edges of a page in which its header, or what floats over it, may cover a text. */
const EDGE = 100;

/** What the Tab key reaches by itself, or reaches around. */
const REACHED = "a, button, input, select, textarea, summary, [tabindex]";

const isLanguage = (step?: string | number) => languageCodes.some((code) => code === step);

/** Whether an element that shows one field shows a part of another: a text in a language, of the text. */
const isPartOf = (shown: Address, { file, path }: Address) => {
  const steps = path.at(-1) === PICTURE ? path.slice(0, -1) : path;
  return shown.file === file && steps.every((step, index) => step === shown.path[index]);
};

/** Whether an element that shows one field shows another: a picture stands for its description, too. */
const holds = (shown: Address, { file, path }: Address) => {
  const steps = shown.path.at(-1) === PICTURE ? shown.path.slice(0, -1) : shown.path;
  return shown.file === file && steps.every((step, index) => step === path[index]);
};

const withoutLanguage = ({ file, path }: Address): Address => {
  const words = wordsIn(file);
  if (words) return { file: words, path };
  return { file, path: isLanguage(path.at(-1)) ? path.slice(0, -1) : path };
};

/** Returns what marks the fields that a page shows, and leads from them to their forms. */
export const marksFields = (
  page: Document,
  host: FrameHost,
): Omit<FramedPage, "draw"> & { setValues: ReturnType<typeof watchShownFields>["setValues"] } => {
  let asked: Marked | undefined;
  const marks = marksOver(page);
  const fields = watchShownFields(page, () => {
    for (const element of page.body.querySelectorAll<HTMLElement>(`[${FIELD}]:not([tabindex])`))
      if (!element.parentElement?.closest("a, button") && !element.matches(REACHED))
        element.tabIndex = 0;
    show(false);
    marks.place();
  });
  leadFromPresses(page, fields, marks.hovered, host);
  // Whoever turns a page here reads it; nobody has to be told of each letter.
  page.getElementById("gatsby-announcer")?.removeAttribute("aria-live");

  const show = (isAsked: boolean) => {
    const wanted = asked;
    const found =
      wanted &&
      (fields.find((shown) => holds(shown, wanted)) ??
        fields.find((shown) => isPartOf(shown, wanted)));
    // Words over a picture that is a link are the picture's.
    const element = found?.closest("a:has(img):has(> [aria-hidden])") ?? found;
    if (element !== marks.marked.element() || isAsked) marks.marked.show(element, wanted?.label);
    if (!element || !isAsked) return element !== undefined;
    const { top, bottom } = element.getBoundingClientRect();
    if (top < EDGE || bottom > page.documentElement.clientHeight - EDGE)
      element.scrollIntoView({ block: "center", behavior: "instant" });
    return true;
  };

  return {
    setValues: fields.setValues,
    mark: (marked, isAsked) => {
      asked = marked;
      return show(isAsked);
    },
    shows: (address) =>
      fields.find((shown) => holds(withoutLanguage(shown), withoutLanguage(address))) !== undefined,
    setScale: marks.setScale,
  };
};
