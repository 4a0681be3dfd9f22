import type { CalendarDate } from "@brisa/typed-content/dates";
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

const PLACE = { file: FILE, path: ["logo", "file"] };

/** What is no picture is reported elsewhere. */
const logoIn = (content: Content, pictures: readonly Picture[]) => {
  const file = valueIn(content, FILE, ...PLACE.path);
  return pictures.find((picture) => `/${picture.file}` === file && picture.width > 0);
};

export const logoErrors = (content: Content, pictures: readonly Picture[]): ModelFinding[] => {
  const logo = logoIn(content, pictures);
  if (!logo) return [];
  const { width, height, isAnimated, isPale } = logo;
  if (Math.max(width, height) < LONG || Math.min(width, height) < SHORT)
    return [{ ...PLACE, code: "small-logo", width, height, long: LONG, short: SHORT }];
  if (isAnimated) return [{ ...PLACE, code: "moving-logo" }];
  return isPale ? [{ ...PLACE, code: "unseen-logo" }] : [];
};

/** In pixels: of a browser's tab, the side of the logo in its icon, and the height below which no word is read. */
const TAB = { side: 26, readable: 13 };

export const wideLogo = (
  content: Content,
  _today: CalendarDate,
  _earlier: unknown,
  pictures: readonly Picture[],
): ModelFinding[] => {
  const { width = 1, height = 1 } = logoIn(content, pictures) ?? {};
  const high = Math.round((TAB.side * height) / width);
  return high < TAB.readable ? [{ ...PLACE, code: "wide-logo", high }] : [];
};
