import { contrast, HEX, shade, isRecord } from "@brisa/typed-content/helpers";

/** What the owner chooses. */
type Base = "ink" | "sea" | "coral";

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
  glass: ["sea", 0.7, "#7CCFC8"],
  /** Of Book now, whose label is always ink, and of the port on the charts. */
  coral: ["coral", 0, "#FF7E63"],
  "coral-deep": ["coral", -0.09, "#F2694C"],
  error: "#A4261A",
  line: "#CFC8B8",
  "line-dark": ["ink", 0.14, "#2B4560"],
  control: ["ink", 0.38, "#6B7885"],
  star: "#C2571A",
  sun: "#FFD873",
} as const satisfies Record<string, string | readonly [Base, number, string]>;

type Color = keyof typeof COLORS;
export type Palette = Record<Color, string>;

const made = Object.entries<string | readonly [Base, number, string]>(COLORS);

/** @param data of `look.json`; a colour that is none counts as the delivered one */
export const paletteOf = (data: unknown) => {
  const colorOf = (base: Base, part: number, drawn: string) => {
    const value = isRecord(data) ? String(data[base]).toUpperCase() : "";
    return HEX.test(value) && value !== COLORS[base][2] ? shade(value, part) : drawn;
  };
  return Object.fromEntries(
    made.map(([name, color]) => [name, typeof color === "string" ? color : colorOf(...color)]),
  ) as Palette;
};

/** WCAG 2.2, 1.4.3 and 1.4.11: of text, and of borders and focus. */
const TEXT = 4.5;
const GRAPHICS = 3;

/** Which colour is asked to change, to white or black, and the contrasts that it needs: each to each, at least. */
const NEEDS: [Base, 1 | -1, [readonly Color[], readonly Color[], number][]][] = [
  ["sea", -1, [[["sea", "sea-deep"], ["paper", "paper-raised", "sand", "shallow"], TEXT]]],
  [
    "ink",
    -1,
    [
      [["ink", "ink-2"], ["paper", "paper-raised", "sand", "shallow"], TEXT],
      [["ink"], ["shallow-2", "glass"], TEXT],
      [["scrim"], ["paper", "glass"], TEXT],
      [["control"], ["paper", "paper-raised"], GRAPHICS],
    ],
  ],
  ["coral", 1, [[["coral", "coral-deep"], ["ink"], TEXT]]],
];

/** The nearest that would do is so beside those that are named before it. */
export const lowContrasts = (data: unknown) => {
  let palette = paletteOf(data);
  return NEEDS.flatMap(([base, pole, needs]) => {
    const isSeen = (of: Palette) =>
      needs.every(([colors, grounds, least]) =>
        colors.every((color) =>
          grounds.every((ground) => contrast(of[color], of[ground]) >= least),
        ),
      );
    if (isSeen(palette)) return [];
    const shades = Array.from({ length: 101 }, (_, hundredths) =>
      paletteOf({ ...palette, [base]: shade(palette[base], (pole * hundredths) / 100) }),
    );
    palette = shades.find(isSeen) ?? palette;
    return [{ base, nearest: palette[base] }];
  });
};
