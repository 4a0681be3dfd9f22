import { contrast, luminance, toRgb } from "../../base/color";
import { type Content, type Picture, valueIn } from "../../typed-content/content";
import { look } from "../collections/look";
import type { ModelFinding } from "../findings";
import { looksLikeError, lookOf, lowContrasts, paletteOf } from "../palette";

const FILE = look.path;

export const lookIn = (content: Pick<Content, "entries">) => lookOf(valueIn(content, FILE));

/** A colour that is none is reported elsewhere, and counts as the delivered one. */
export const colorErrors = (content: Content): ModelFinding[] =>
  lowContrasts(lookIn(content)).map(({ base, ...found }) => ({
    file: FILE,
    path: [base],
    code: "low-contrast",
    ...found,
  }));

export const doubtfulColors = (content: Content): ModelFinding[] => {
  const own = lookIn(content);
  const found: ModelFinding[] = [];
  if (own.ink.toUpperCase() === own.sea.toUpperCase())
    found.push({ file: FILE, path: ["sea"], code: "same-color" });
  if (looksLikeError(own)) found.push({ file: FILE, path: ["coral"], code: "error-color" });
  return found;
};

/** In pixels: of icons on phones, and of the header on sharp screens. */
const LONG = 192;
const SHORT = 64;

/** On the paper of pages, from 1 to 21: less is a white logo, or nearly one. */
const SEEN = 1.5;

export const logoErrors = (content: Content, pictures: readonly Picture[]): ModelFinding[] => {
  const path = ["logo", "file"];
  const file = valueIn(content, FILE, ...path);
  const logo = pictures.find((picture) => `/${picture.file}` === file);
  // What is no picture is reported elsewhere.
  if (!logo?.width) return [];
  const { width, height, isAnimated, darkest = 0 } = logo;
  const found = { file: FILE, path };
  if (Math.max(width, height) < LONG || Math.min(width, height) < SHORT)
    return [{ ...found, code: "small-logo", width, height, long: LONG, short: SHORT }];
  if (isAnimated) return [{ ...found, code: "moving-logo" }];
  const paper = luminance(toRgb(paletteOf(lookIn(content)).paper));
  return contrast(darkest, paper) < SEEN ? [{ ...found, code: "unseen-logo" }] : [];
};
