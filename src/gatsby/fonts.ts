import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import subsetFont from "subset-font";
import { fallbackFaces, fontFace, fonts, type Font } from "../style/fonts";

const FOLDER = "public/fonts";

/** What every page's head has to say about fonts. */
export type SiteFonts = {
  /** Rules for all fonts. */
  css: string;
  /** Addresses of the fonts of the first screen. */
  preloaded: string[];
};

/** Printable ASCII, and what the code itself writes: prices, times, positions. */
const ALWAYS =
  String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i)) + "\u00a0\u202f€–·×°′©";

/** Returns the letters of the texts of a folder, sorted, each once. */
export const lettersOf = (folder: string) => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(json|ya?ml)$/.test(file),
  );
  const texts = files.map((file) => readFileSync(join(folder, file), "utf8"));
  const letters = new Set([...ALWAYS, ...texts.join("")]);
  return [...letters].filter((letter) => letter >= " ").sort();
};

/** Writes letters as a CSS `unicode-range`: `U+20-7E,U+A0`. */
export const unicodeRange = (letters: string[]) => {
  const ranges: { first: number; last: number }[] = [];
  for (const letter of letters) {
    const code = Number(letter.codePointAt(0));
    const range = ranges.at(-1);
    if (range?.last === code - 1) range.last = code;
    else ranges.push({ first: code, last: code });
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(",");
};

/** Writes a font file under a name that changes with it, and returns its address. */
const publish = (bytes: Buffer, source: string) => {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const name = basename(source).replace(/\.woff2$/, `-${hash}.woff2`);
  writeFileSync(join(FOLDER, name), bytes);
  return `/fonts/${name}`;
};

/** Each font twice: all its letters, which few pages need, and in front of it those of the content. */
const publishFont = async (font: Font, letters: string[]) => {
  const whole = readFileSync(join("node_modules", font.source));
  const few = await subsetFont(whole, letters.join(""), {
    targetFormat: "woff2",
    variationAxes: { wght: font.weights },
  });
  const file = publish(few, font.source);
  const faces = [
    fontFace(font, publish(whole, font.source)),
    fontFace(font, file, unicodeRange(letters)),
  ];
  return { file, css: faces.join("\n") };
};

const publishFonts = async (): Promise<SiteFonts> => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const letters = lettersOf("content");
  const files = await Promise.all(fonts.map((font) => publishFont(font, letters)));
  return {
    css: [...files.map(({ css }) => css), ...fallbackFaces].join("\n"),
    preloaded: files.filter((_, index) => fonts[index].isPreloaded).map(({ file }) => file),
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
