import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "opentype.js";
import subsetFont from "subset-font";
import { fonts, type Font } from "../../site/style/fonts";

export type Typeface = {
  known: (text: string) => string;
  /** Width and font size are in pixels. */
  width: (text: string, size: number) => number;
  /** Data of an SVG path, with `y` as the baseline. */
  outlines: (text: string, x: number, y: number, size: number) => string;
};

type Look = {
  /** The beginning of the font's family name. */
  family: string;
  style: Font["style"];
  weight: number;
  /** In em, as in CSS. */
  letterSpacing: number;
};

/** Those of a font with Latin, Greek or Cyrillic letters. */
const LETTERS = String.fromCharCode(...Array.from({ length: 0x3000 - 0x20 }, (_, i) => 0x20 + i));

const COORDINATES = ["x1", "y1", "x2", "y2", "x", "y"] as const;

type Command = { type: string } & Partial<Record<(typeof COORDINATES)[number], number>>;

const round = (value: number) => Math.round(value * 10) / 10;

/** opentype.js's `toPathData` omits the space before a small negative number that is rounded to zero. */
const pathData = (commands: Command[]) =>
  commands
    .map((command) => {
      const numbers = COORDINATES.map((name) => command[name]).filter(
        (value) => value !== undefined,
      );
      return command.type + numbers.map(round).join(" ");
    })
    .join("");

/** @throws if the site has no such font */
const typeface = async ({ family, style, weight, letterSpacing }: Look): Promise<Typeface> => {
  const found = fonts.find((font) => font.family.startsWith(family) && font.style === style);
  if (!found) throw new Error(`The site has no font ${family}, ${style}.`);
  const options = {
    // Opentype.js does not support WOFF2, and fails on some glyph substitutions (`ccmp`).
    targetFormat: "truetype",
    variationAxes: { wght: weight },
    keepFeatures: ["kern"],
  } as const;
  const source = readFileSync(join("node_modules", found.source));
  const font = parse(new Uint8Array(await subsetFont(source, LETTERS, options)).buffer);
  const look = { kerning: true, letterSpacing };
  // Cached: a title is measured at several sizes, and contains the same words each time.
  const widths = new Map<string, number>();
  const widthOf = (text: string) => {
    const width = widths.get(text) ?? font.getAdvanceWidth(text, 1, look);
    widths.set(text, width);
    return width;
  };
  return {
    known: (text) => [...text].filter((letter) => font.hasChar(letter)).join(""),
    width: (text, size) => widthOf(text) * size,
    outlines: (text, x, y, size) => pathData(font.getPath(text, x, y, size, look).commands),
  };
};

export type Typefaces = Record<"title" | "water" | "name" | "text", Typeface>;

const HEADING = { family: "Brygada", style: "normal", weight: 440, letterSpacing: -0.018 } as const;

const load = async (): Promise<Typefaces> => ({
  title: await typeface(HEADING),
  water: await typeface({ ...HEADING, style: "italic" }),
  name: await typeface({ ...HEADING, weight: 500, letterSpacing: -0.01 }),
  text: await typeface({ family: "Source Sans", style: "normal", weight: 600, letterSpacing: 0 }),
});

let loaded: Promise<Typefaces> | undefined;

/** The first call loads them from the site's font files. */
export const typefaces = () => (loaded ??= load());
