import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MANUAL_PICTURES, MANUALS } from "@brisa/typed-content/files";
import { filesIn } from "@brisa/typed-content/read";
import { htmlOfMarkdown } from "@brisa/typed-content/markdown";
import { writePictures } from "./write-pictures";

const CHAPTER = /^(?=## )/m;

/** The chapter for people who edit the files directly. */
const BY_HAND = /^## (?:Cambiar los archivos a mano|Changing the files by hand)$[^]*/m;

const STYLE = `
body { max-width: 42rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; background: var(--paper);
  color: var(--ink); font: 400 1.0625rem/1.55 var(--sans); }
h1, h2 { font-family: var(--serif); font-weight: 500; line-height: 1.15; }
h2 { margin-top: 2.5rem; }
a { color: var(--sea); }
img { display: block; max-width: 100%; height: auto; margin: 1.5rem 0; box-shadow: var(--shadow-float); }
code { padding: 0.05em 0.25em; background: var(--sand); }`;

const pageOf = (language: string, html: string, tokens: string) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${/<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? ""}</title>
<link rel="icon" href="icon.svg" type="image/svg+xml">
<style>:root { ${tokens} }${STYLE}
</style>
</head>
<body><main>${html}</main></body>
</html>
`;

/**
 * Only the chapters about the desk.
 * @param tokens declarations of the custom properties that the desk's styles use
 * @returns the languages in which there is a handbook
 */
export const writeManual = async (root: string, folder: string, tokens: string) => {
  // Not through a link, whose target may be anywhere.
  const files = filesIn(root);
  const written = Object.entries(MANUALS).filter(([file]) => files.includes(file));
  for (const [file, language] of written) {
    const text = readFileSync(join(root, file), "utf8").replace(BY_HAND, "");
    const links = Object.entries(MANUALS).reduce(
      (linked, [name, other]) => linked.replaceAll(`](${name})`, `](manual.${other}.html)`),
      text,
    );
    writeFileSync(
      join(folder, `manual.${language}.html`),
      pageOf(language, links.split(CHAPTER).map(htmlOfMarkdown).join("\n"), tokens),
    );
  }
  await writePictures(join(root, MANUAL_PICTURES), join(folder, MANUAL_PICTURES));
  return written.map(([, language]) => language);
};
