import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { write } from "./temporary-folder";

export const SCRIPT = "<script>alert(1)</script>";

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`;

const drawn = () => sharp({ create: { width: 9, height: 9, channels: 3, background: "#345" } });

/** A picture that is a page as well, behind its last byte. */
const withPage = (bytes: Buffer) => Buffer.concat([bytes, Buffer.from(SCRIPT)]);

/** Pictures, each with a page in it. */
export const POLYGLOTS: Record<string, () => Promise<Buffer>> = {
  "both.png": async () => withPage(await drawn().png().toBuffer()),
  "noted.jpg": () =>
    drawn()
      .withExif({ IFD0: { ImageDescription: SCRIPT } })
      .jpeg()
      .toBuffer(),
  "both.webp": async () => withPage(await drawn().webp().toBuffer()),
};

/** Files that have no place among content, by their names: what could run, and what is not what it seems. */
const TEXTS: Record<string, string> = {
  "page.html": SCRIPT,
  "page.htm": SCRIPT,
  "page.xhtml": SCRIPT,
  "drawing.svg": SVG,
  "data.xml": `<?xml-stylesheet href="data:text/xsl,"?><a/>`,
  "code.js": "alert(1)",
  "code.mjs": "alert(1)",
  "archive.pdf": "%PDF-1.7",
  _headers: "/*\n  Content-Security-Policy: ",
  "notes.md": SCRIPT,
  "page.png": SCRIPT,
  "drawing.png": SVG,
  "code.jpg": "alert(1)",
  "page.json.html": SCRIPT,
  "folder.png/index.html": SCRIPT,
};

const LINKS = ["link.png", "link.json", "folder-link"];
const HIDDEN = ".hidden.html";

/** Writes one of each into a folder. @returns their names, without those of pictures and of what is hidden */
export const writeDangerousFiles = async (folder: string) => {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries({ ...TEXTS, [HIDDEN]: SCRIPT }))
    write(join(folder, name), text);
  for (const [name, bytes] of Object.entries(POLYGLOTS)) write(join(folder, name), await bytes());
  symlinkSync(join(folder, "page.html"), join(folder, "link.png"));
  symlinkSync(join(folder, "page.html"), join(folder, "link.json"));
  symlinkSync("/", join(folder, "folder-link"));
  return [...Object.keys(TEXTS), ...LINKS];
};
