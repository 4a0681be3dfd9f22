import { readFileSync } from "node:fs";
import { htmlFiles } from "./html-files";

/** All but tab and line breaks. */
const CONTROL_CHARACTER = /(?![\t\n\r])\p{Cc}/gu;

/** How much of the text is shown on each side of a control character. */
const CONTEXT = 20;

/**
 * Describes each control character in a text, which browsers drop or show as a box:
 * "2:7 U+0000 in “Sp?äteren”", with line and column counted from 1.
 */
export const describeControlCharacters = (text: string) =>
  Array.from(text.matchAll(CONTROL_CHARACTER), ({ 0: character, index }) => {
    const lines = text.slice(0, index).split("\n");
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
    const around = text
      .slice(Math.max(0, index - CONTEXT), index + CONTEXT)
      .replace(CONTROL_CHARACTER, "?");
    return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1} U+${code} in “${around}”`;
  });

/** The control characters of every HTML file in a folder, each with its file and place. */
export const controlCharactersIn = (folder: string) =>
  htmlFiles(folder).flatMap((file) =>
    describeControlCharacters(readFileSync(file, "utf8")).map((place) => `${file}:${place}`),
  );
