import { toRgb } from "@brisa/typed-content/helpers";
import { type Content, type Picture, valueIn } from "@brisa/typed-content";
import { look } from "../collections/look";
import type { ModelFinding } from "../findings";
import { lowContrasts, paletteOf } from "../palette";

export const colorErrors = (content: Content): ModelFinding[] =>
  lowContrasts(valueIn(content, look.path)).map(({ base, nearest }) => {
    return { file: look.path, path: [base], code: "low-contrast", nearest };
  });

const LOGO = { file: look.path, path: ["logo", "file"] };

/** What is no picture is reported elsewhere. */
const logoIn = (content: Content, pictures: readonly Picture[]): Partial<Picture> => {
  const file = valueIn(content, look.path, ...LOGO.path);
  return pictures.find((picture) => `/${picture.file}` === file && picture.width > 0) ?? {};
};

/** In red, green and blue: a button that is nearer to the colour of errors looks like one. */
const APART = 100;

export const doubtfulLook = (
  content: Content,
  _today: unknown,
  _earlier: unknown,
  pictures: readonly Picture[],
): ModelFinding[] => {
  const { ink, sea, coral, error } = paletteOf(valueIn(content, look.path));
  const [from, to] = [toRgb(coral), toRgb(error)];
  const { width = 0, height = 0 } = logoIn(content, pictures);
  const isError = Math.hypot(...from.map((value, at) => value - (to[at] ?? 0))) < APART;
  return [
    ...(ink === sea ? [{ file: look.path, path: ["sea"], code: "same-color" as const }] : []),
    ...(isError ? [{ file: look.path, path: ["coral"], code: "error-color" as const }] : []),
    // In the 26 pixels of a browser's tab it would be a line.
    ...(width > 2 * height ? [{ ...LOGO, code: "wide-logo" as const }] : []),
  ];
};

/** In pixels: of icons on phones, and of the header on sharp screens. */
const LONG = 192;
const SHORT = 64;

export const logoErrors = (content: Content, pictures: readonly Picture[]): ModelFinding[] => {
  const { width = LONG, height = LONG, isAnimated, isPale } = logoIn(content, pictures);
  if (Math.max(width, height) < LONG || Math.min(width, height) < SHORT)
    return [{ ...LOGO, code: "small-logo", width, height, long: LONG, short: SHORT }];
  if (isAnimated) return [{ ...LOGO, code: "moving-logo" }];
  return isPale ? [{ ...LOGO, code: "unseen-logo" }] : [];
};
