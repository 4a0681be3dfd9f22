import { toRgb } from "@brisa/typed-content/helpers";
import { type Content, type Picture, valueIn } from "@brisa/typed-content";
import { look } from "../collections/look";
import type { ModelFinding } from "../findings";
import { lowContrasts, paletteOf } from "../palette";

const FILE = look.path;

export const colorErrors = (content: Content): ModelFinding[] =>
  lowContrasts(valueIn(content, FILE)).map(({ base, nearest }) => {
    return { file: FILE, path: [base], code: "low-contrast", nearest };
  });

/** In red, green and blue: a button that is nearer to the colour of errors looks like one. */
const APART = 100;

export const doubtfulColors = (content: Content): ModelFinding[] => {
  const { ink, sea, coral, error } = paletteOf(valueIn(content, FILE));
  const [from, to] = [toRgb(coral), toRgb(error)];
  const isError = Math.hypot(...from.map((value, at) => value - (to[at] ?? 0))) < APART;
  return [
    ...(ink === sea ? [{ file: FILE, path: ["sea"], code: "same-color" as const }] : []),
    ...(isError ? [{ file: FILE, path: ["coral"], code: "error-color" as const }] : []),
  ];
};

/** In pixels: of icons on phones, and of the header on sharp screens. */
const LONG = 192;
const SHORT = 64;

export const logoErrors = (content: Content, pictures: readonly Picture[]): ModelFinding[] => {
  const path = ["logo", "file"];
  const file = valueIn(content, FILE, ...path);
  const logo = pictures.find((picture) => `/${picture.file}` === file);
  // What is no picture is reported elsewhere.
  if (!logo?.width) return [];
  const { width, height, isAnimated, isPale } = logo;
  const found = { file: FILE, path };
  if (Math.max(width, height) < LONG || Math.min(width, height) < SHORT)
    return [{ ...found, code: "small-logo", width, height, long: LONG, short: SHORT }];
  if (isAnimated) return [{ ...found, code: "moving-logo" }];
  return isPale ? [{ ...found, code: "unseen-logo" }] : [];
};
