import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "opentype.js";
import subsetFont from "subset-font";
import { fonts, type Font } from "../style/fonts";

/** A font at one weight, which measures text and draws it as outlines. */
export type Typeface = {
  /** The text without the letters that the font does not have. */
  known: (text: string) => string;
  /** Pixels, at a size in pixels. */
  width: (text: string, size: number) => number;
  /** The data of an SVG path. `y` is the baseline. */
  outlines: (text: string, x: number, y: number, size: number) => string;
};

type Look = {
  /** How the name of the font begins. */
  family: string;
  style: Font["style"];
  weight: number;
  /** As in CSS, in em. */
  letterSpacing: number;
};

/** What a font of Latin, Greek or Cyrillic letters may hold. */
const LETTERS = String.fromCharCode(...Array.from({ length: 0x3000 - 0x20 }, (_, i) => 0x20 + i));

const COORDINATES = ["x1", "y1", "x2", "y2", "x", "y"] as const;

type Command = { type: string } & Partial<Record<(typeof COORDINATES)[number], number>>;

const round = (value: number) => Math.round(value * 10) / 10;

/** `toPathData` of opentype.js writes no space before a number that is rounded to zero from below. */
const pathData = (commands: Command[]) =>
  commands
    .map((command) => {
      const numbers = COORDINATES.map((name) => command[name]).filter(
        (value) => value !== undefined,
      );
      return command.type + numbers.map(round).join(" ");
    })
    .join("");

/** Makes a typeface of one of the site's fonts. */
const typeface = async ({ family, style, weight, letterSpacing }: Look): Promise<Typeface> => {
  const found = fonts.find((font) => font.family.startsWith(family) && font.style === style);
  if (!found) throw new Error(`The site has no font ${family}, ${style}.`);
  const options = {
    // Opentype.js does not read WOFF2, and fails on some substitutions of letters (`ccmp`).
    targetFormat: "truetype",
    variationAxes: { wght: weight },
    keepFeatures: ["kern"],
  } as const;
  const source = readFileSync(join("node_modules", found.source));
  const font = parse(new Uint8Array(await subsetFont(source, LETTERS, options)).buffer);
  const look = { kerning: true, letterSpacing };
  // A title is measured at several sizes, and the same words again and again.
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

/** The typefaces of a share card. */
export type Typefaces = Record<"title" | "water" | "name" | "text", Typeface>;

/** As headings of the site are set. */
const HEADING = { family: "Brygada", style: "normal", weight: 440, letterSpacing: -0.018 } as const;

const load = async (): Promise<Typefaces> => ({
  title: await typeface(HEADING),
  water: await typeface({ ...HEADING, style: "italic" }),
  name: await typeface({ ...HEADING, weight: 500, letterSpacing: -0.01 }),
  text: await typeface({ family: "Source Sans", style: "normal", weight: 600, letterSpacing: 0 }),
});

let loaded: Promise<Typefaces> | undefined;

/** The typefaces, which the first call makes of the site's font files. */
export const typefaces = () => (loaded ??= load());
