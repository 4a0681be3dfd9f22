import { readFileSync } from "node:fs";
import { filesBelow } from "@brisa/typed-content/disk";

const CONTROL_CHARACTER = /(?![\t\n\r])\p{Cc}/gu;

/** Number of characters quoted on each side. */
const CONTEXT = 20;

/** `2:7 U+0000 in “Sp?äteren”`; line and column count from 1. */
export const describeControlCharacters = (text: string) =>
  Array.from(text.matchAll(CONTROL_CHARACTER), ({ 0: character, index }) => {
    const lines = text.slice(0, index).split("\n");
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
    const around = text
      .slice(Math.max(0, index - CONTEXT), index + CONTEXT)
      .replace(CONTROL_CHARACTER, "?");
    return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1} U+${code} in “${around}”`;
  });

const htmlFiles = (folder: string) => filesBelow(folder).filter((file) => file.endsWith(".html"));

export const controlCharactersIn = (folder: string) =>
  htmlFiles(folder).flatMap((file) =>
    describeControlCharacters(readFileSync(file, "utf8")).map((place) => `${file}:${place}`),
  );
