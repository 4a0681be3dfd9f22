import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, parse } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import subsetFont from "subset-font";
import { parseText } from "../content-files/parse";
import { filesIn } from "../content-files/read";
import { fallbackFaces, fontFace, fonts, type Font } from "../style/fonts";

const FOLDER = "public/fonts";

/** What every page's head has to say about fonts. */
export type SiteFonts = {
  /** Rules for the letters of the content. */
  css: string;
  /** Address of the rules for all other letters, which only visitors may write, and only the app shows. */
  others: string;
  /** Addresses of the fonts of the first screen. */
  preloaded: string[];
};

/** Printable ASCII, and what the code itself writes: prices, times, positions. */
const ALWAYS =
  String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i)) + "\u00a0\u202f€–·×°′©";

/** A file's text with letters in place of their escapes (`\\u00f1`), if it can be read. */
const lettersIn = (file: string, source: string) => {
  const parsed = parseText(file, source);
  return "data" in parsed ? JSON.stringify(parsed.data) : source;
};

/** Returns the letters of the texts of a folder, also as capitals, sorted, each once. */
export const lettersOf = (folder: string) => {
  const files = filesIn(folder).filter((file) => /\.(json|ya?ml)$/.test(file));
  const texts = files.map((file) => lettersIn(file, readFileSync(join(folder, file), "utf8")));
  const text = ALWAYS + texts.join("");
  const letters = new Set([...text, ...text.toUpperCase()]);
  return [...letters].filter((letter) => letter >= " ").sort();
};

type Range = { first: number; last: number };

/** The neighbouring code points of sorted letters. */
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

/** What lies between ranges, before the first and after the last. */
const gapsOf = (ranges: Range[]): Range[] =>
  [...ranges, { first: 0x110000, last: 0 }]
    .map(({ first }, index) => ({ first: (ranges[index - 1]?.last ?? -1) + 1, last: first - 1 }))
    .filter(({ first, last }) => first <= last);

const hex = (code: number) => code.toString(16).toUpperCase();

const inCss = (ranges: Range[]) =>
  ranges
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(",");

/** The CSS `unicode-range` of sorted letters, `U+20-7E,U+A0`, and that of all others. */
export const unicodeRanges = (letters: string[]) => {
  const ranges = rangesOf(letters);
  return { these: inCss(ranges), others: inCss(gapsOf(ranges)) };
};

/** Writes a file under a name that changes with it, and returns its address. */
const publish = (bytes: Buffer | string, source: string) => {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const { name, ext } = parse(source);
  writeFileSync(join(FOLDER, `${name}-${hash}${ext}`), bytes);
  return `/fonts/${name}-${hash}${ext}`;
};

/**
 * Each font in two files: the letters of the content, and the whole, which only serves others. Without
 * ranges that exclude each other, browsers load both.
 */
const publishFont = async (font: Font, letters: string[]) => {
  const whole = readFileSync(join("node_modules", font.source));
  const few = await subsetFont(whole, letters.join(""), {
    targetFormat: "woff2",
    variationAxes: { wght: font.weights },
  });
  const file = publish(few, font.source);
  const { these, others } = unicodeRanges(letters);
  return {
    file,
    css: fontFace(font, file, these),
    others: fontFace(font, publish(whole, font.source), others),
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
    preloaded: files.filter(({ isPreloaded }) => isPreloaded).map(({ file }) => file),
  };
};

let published: Promise<SiteFonts> | undefined;

/** The fonts for the letters of `content`, which the first call writes. */
export const siteFonts = () => (published ??= publishFonts());

/** Defines `SITE_FONTS` in the bundle that renders pages. */
export const defineFonts = async ({ stage, actions, plugins }: CreateWebpackConfigArgs) => {
  if (stage !== "build-html" && stage !== "develop-html") return;
  const SITE_FONTS = JSON.stringify(await siteFonts());
  actions.setWebpackConfig({ plugins: [plugins.define({ SITE_FONTS })] });
};
