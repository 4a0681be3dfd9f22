import { contrast, HEX, luminance, mix, toHex, toRgb } from "../base/color";
import { isRecord } from "../base/is-record";

/** What the owner chooses. */
export const bases = ["ink", "sea", "coral"] as const;

export type Base = (typeof bases)[number];
export type Look = Record<Base, string>;

/**
 * What does not follow from the owner's colours stands for itself. The others: of which colour it is made, the part of
 * white (or, if negative, black) in it, and how it was drawn for the delivered one.
 */
const COLORS = {
  paper: "#F8F4EB",
  "paper-raised": "#FFFDF8",
  sand: "#EFE4CF",
  shallow: ["sea", 0.86, "#DDECE8"],
  "shallow-2": ["sea", 0.76, "#C3DFDC"],
  ink: ["ink", 0, "#0C2740"],
  "ink-2": ["ink", 0.22, "#41566B"],
  /** Over pictures. */
  scrim: ["ink", -0.05, "#06243E"],
  sea: ["sea", 0, "#0A6E78"],
  "sea-deep": ["sea", -0.2, "#075761"],
  glass: ["sea", 0.55, "#7CCFC8"],
  /** For Book now only. Its label is always ink. */
  coral: ["coral", 0, "#FF7E63"],
  "coral-deep": ["coral", -0.09, "#F2694C"],
  error: "#A4261A",
  line: "#CFC8B8",
  "line-dark": ["ink", 0.14, "#2B4560"],
  control: ["ink", 0.38, "#6B7885"],
  star: "#C2571A",
  sun: "#FFD873",
} as const satisfies Record<string, string | readonly [Base, number, string]>;

export type Color = keyof typeof COLORS;
export type Palette = Record<Color, string>;

const madeOf = (look: Look, base: Base, part: number, drawn: string) => {
  const own = look[base].toUpperCase();
  const pole = part > 0 ? [255, 255, 255] : [0, 0, 0];
  return own === COLORS[base][2] ? drawn : toHex(mix(toRgb(own), pole, Math.abs(part)));
};

export const paletteOf = (look: Look) =>
  Object.fromEntries(
    Object.entries<string | readonly [Base, number, string]>(COLORS).map(([name, made]) => [
      name,
      typeof made === "string" ? made : madeOf(look, ...made),
    ]),
  ) as Palette;

/** @param data of `look.json`, which may have errors */
export const lookOf = (data: unknown): Look => {
  const color = (base: Base) => {
    const value = isRecord(data) ? data[base] : undefined;
    return typeof value === "string" && HEX.test(value) ? value : COLORS[base][2];
  };
  return { ink: color("ink"), sea: color("sea"), coral: color("coral") };
};

/** WCAG 2.2, 1.4.3 and 1.4.11: of text, and of borders and focus. */
const TEXT = 4.5;
const GRAPHICS = 3;

/** What stands on what, by the colour that is asked to change. */
const PAIRS: Record<Base, [Color, readonly Color[], number][]> = {
  ink: [
    ["ink", ["paper", "paper-raised", "sand"], TEXT],
    ["ink-2", ["paper", "paper-raised", "sand"], TEXT],
    ["control", ["paper", "paper-raised"], GRAPHICS],
    ["glass", ["ink"], TEXT],
    ["shallow-2", ["ink"], TEXT],
    ["paper", ["scrim"], TEXT],
    ["glass", ["scrim"], GRAPHICS],
  ],
  sea: [
    ["sea", ["paper", "paper-raised", "sand", "shallow"], TEXT],
    ["sea-deep", ["paper", "paper-raised", "sand", "shallow"], TEXT],
    ["ink", ["shallow", "shallow-2"], TEXT],
    ["ink-2", ["shallow"], TEXT],
  ],
  coral: [["ink", ["coral", "coral-deep"], TEXT]],
};

export const contrastsOf = (look: Look, base: Base) => {
  const palette = paletteOf(look);
  const light = (name: Color) => luminance(toRgb(palette[name]));
  return PAIRS[base].flatMap(([text, grounds, least]) =>
    grounds.map((ground) => ({ text, ground, least, is: contrast(light(text), light(ground)) })),
  );
};

/** The pair that is furthest from what it needs; undefined if all have it. */
const worstOf = (look: Look, base: Base) =>
  contrastsOf(look, base)
    .filter(({ is, least }) => is < least)
    .toSorted((a, b) => a.is / a.least - b.is / b.least)[0];

/** From the colour, by hundredths, to black and to white, one of which is always enough. */
const shades = (color: string) =>
  Array.from({ length: 201 }, (_, step) => {
    const pole = step % 2 === 0 ? [0, 0, 0] : [255, 255, 255];
    return toHex(mix(toRgb(color), pole, Math.ceil(step / 2) / 100));
  });

/** The nearest that would do is so beside those of the others. */
export const lowContrasts = (look: Look) => {
  const mended = { ...look };
  return bases.flatMap((base) => {
    const worst = worstOf(mended, base);
    if (!worst) return [];
    const does = (color: string) => !worstOf({ ...mended, [base]: color }, base);
    mended[base] = shades(look[base]).find(does) ?? look[base];
    return [{ base, ...worst, nearest: mended[base] }];
  });
};

/** In red, green and blue: a button that is nearer to the colour of errors looks like one. */
const APART = 100;

export const looksLikeError = ({ coral }: Look) => {
  const error = toRgb(COLORS.error);
  return Math.hypot(...toRgb(coral).map((value, at) => value - (error[at] ?? 0))) < APART;
};
