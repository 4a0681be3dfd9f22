import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, parse } from "node:path";
import subsetFont from "subset-font";
import { filesIn } from "@brisa/typed-content/read";
import { fallbackFaces, fontFace, fonts, type Font } from "../site/style/fonts";
import { parseText } from "@brisa/typed-content/yaml";

const FOLDER = "public/fonts";

/** In Gatsby's cache, so that they are deleted with it. */
const SUBSETS = ".cache/subset-fonts";

const { version: SUBSETTER } = JSON.parse(
  readFileSync("node_modules/subset-font/package.json", "utf8"),
) as { version: string };

export type SiteFonts = {
  /** Rules for the letters of the content. */
  css: string;
  /** Rules for all other letters: only visitors can enter those, and only the app shows them. */
  others: string;
  /** URLs of the fonts of the first screen. */
  preloaded: { all: string[]; home: string[] };
};

/** Printable ASCII and what the code writes in prices, times and positions. */
const ALWAYS =
  String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i)) + "\u00a0\u202f€–·×°′©";

/** Escapes (`\\u00f1`) are decoded, where the file can be parsed. */
const lettersIn = (file: string, source: string) => {
  const parsed = parseText(file, source);
  return "data" in parsed ? JSON.stringify(parsed.data) : source;
};

/** With capitals, sorted, without duplicates. */
export const lettersOf = (folder: string) => {
  const files = filesIn(folder).filter((file) => /\.(json|ya?ml)$/.test(file));
  const texts = files.map((file) => lettersIn(file, readFileSync(join(folder, file), "utf8")));
  const text = ALWAYS + texts.join("");
  const letters = new Set([...text, ...text.toUpperCase()]);
  return [...letters].filter((letter) => letter >= " ").sort();
};

type Range = { first: number; last: number };

/** Of consecutive code points in sorted letters. */
const rangesOf = (letters: string[]) => {
  const ranges: Range[] = [];
  for (const letter of letters) {
    const code = Number(letter.codePointAt(0));
    const range = ranges.at(-1);
    if (range?.last === code - 1) range.last = code;
    else ranges.push({ first: code, last: code });
  }
  return ranges;
};

const gapsOf = (ranges: Range[]): Range[] =>
  [...ranges, { first: 0x110000, last: 0 }]
    .map(({ first }, index) => ({ first: (ranges[index - 1]?.last ?? -1) + 1, last: first - 1 }))
    .filter(({ first, last }) => first <= last);

const hex = (code: number) => code.toString(16).toUpperCase();

const inCss = (ranges: Range[]) =>
  ranges
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(",");

/** `U+0-1F,U+7F-10FFFF`; the letters are sorted. */
export const rangeWithout = (letters: string[]) => inCss(gapsOf(rangesOf(letters)));

/** The name has a hash of the content. Returns the URL. */
const publish = (bytes: Buffer | string, source: string) => {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const { name, ext } = parse(source);
  writeFileSync(join(FOLDER, `${name}-${hash}${ext}`), bytes);
  return `/fonts/${name}-${hash}${ext}`;
};

/** WOFF2. Kept for the next builds: a change of the content mostly brings no letter that is new. */
export const subsetOf = async (whole: Buffer, letters: string, wght: Font["weights"]) => {
  const inputs = createHash("sha256").update(JSON.stringify([letters, wght, SUBSETTER]));
  const file = join(SUBSETS, `${inputs.update(whole).digest("hex")}.woff2`);
  if (existsSync(file)) return readFileSync(file);
  const subset = await subsetFont(whole, letters, {
    targetFormat: "woff2",
    variationAxes: { wght },
  });
  mkdirSync(SUBSETS, { recursive: true });
  writeFileSync(`${file}.part`, subset);
  // Renamed when complete, so that a stopped build leaves no partial font behind.
  renameSync(`${file}.part`, file);
  return subset;
};

/** A subset with the letters of the content, and the whole font for others: browsers load only what they need. */
const publishFont = async (font: Font, letters: string[]) => {
  const whole = readFileSync(join("node_modules", font.source));
  const few = await subsetOf(whole, letters.join(""), font.weights);
  const file = publish(few, font.source);
  return {
    file,
    css: fontFace(font, file),
    others: fontFace(font, publish(whole, font.source), rangeWithout(letters)),
  };
};

const publishFonts = async (): Promise<SiteFonts> => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const letters = lettersOf("content");
  const files = await Promise.all(
    fonts.map(async (font) => ({ ...font, ...(await publishFont(font, letters)) })),
  );
  return {
    css: [...files.map(({ css }) => css), ...fallbackFaces].join(""),
    others: publish(files.map(({ others }) => others).join(""), "other-letters.css"),
    preloaded: {
      all: files.filter(({ preloadedOn }) => preloadedOn === "all").map(({ file }) => file),
      home: files.map(({ file }) => file),
    },
  };
};

let published: Promise<SiteFonts> | undefined;

/** The first call writes the files. */
export const siteFonts = () => (published ??= publishFonts());
