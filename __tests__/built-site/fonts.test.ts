import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languageCodes, localPath } from "../../src/model/languages";
import { routes } from "../../src/model/routes";
import { siteRoot, visitedPages } from "./built-pages";
import { present } from "../setup/present";

const home = readFileSync(join(siteRoot, "index.html"), "utf8");

/** Whether the fonts that pages load first contain a letter, for which they would otherwise need another file. */
const isPublished = (() => {
  const [file = ""] = /(?<=href=")\/fonts\/other-letters-\w+\.css/.exec(home) ?? [];
  const [, ranges] =
    /unicode-range:([^;]+);/.exec(readFileSync(join(siteRoot, file), "utf8")) ?? [];
  const spans = present(ranges, "range of letters")
    .split(",")
    .map((range) => {
      const [first, last = first] = range
        .slice(2)
        .split("-")
        .map((code) => parseInt(code, 16));
      return { first: Number(first), last: Number(last) };
    });
  return (letter: string) => {
    const code = Number(letter.codePointAt(0));
    return !spans.some(({ first, last }) => code >= first && code <= last);
  };
})();

test("no page needs another file for a letter that it shows", () => {
  const missing = new Set<string>();
  // The policy test finds that bodies have neither scripts nor styles.
  for (const { page } of visitedPages())
    for (const letter of page.body.textContent ?? "")
      if (letter >= " " && !isPublished(letter)) missing.add(letter);
  expect([...missing]).toEqual([]);
});

test("text is in the site's fonts whenever they come, and until then in installed ones made as large", () => {
  const faces = Array.from(home.matchAll(/@font-face\{([^}]*)\}/g), ([, face = ""]) => face);
  const installed = faces.filter((face) => face.includes("local("));
  const own = faces.filter((face) => face.includes("url("));
  expect(own).toHaveLength(3);
  for (const face of own) expect(face).toContain("font-display:swap");
  for (const face of installed)
    expect(face).toMatch(/size-adjust:[\d.]+%;ascent-override:[\d.]+%;descent-override:[\d.]+%/);
  expect(installed).toHaveLength(2 * own.length);
});

test("each page's headers name the fonts that it preloads: two, and on home the italic as well", () => {
  const headers = readFileSync(join(siteRoot, "_headers"), "utf8");
  const homes = languageCodes.map((code) => localPath(routes.home, code));
  for (const path of languageCodes.flatMap((code) =>
    Object.values(routes).map((route) => encodeURI(localPath(route, code))),
  )) {
    const anyLanguage = path.replace(/^\/\w\w\//, "/:language/");
    const rules = [...new Set([path, anyLanguage])].filter((rule) =>
      headers.includes(`\n${rule}\n  Link:`),
    );
    expect([path, rules.length]).toEqual([path, 1]);
    const [, after] = headers.split(`\n${rules[0]}\n  Link: `);
    const [link = ""] = present(after, `header for ${path}`).split("\n");
    const named = Array.from(link.matchAll(/<([^>]+)>/g), ([, file]) => String(file));
    const html = readFileSync(join(siteRoot, decodeURI(path), "index.html"), "utf8");
    const preloads = html.matchAll(/rel="preload" href="([^"]+)" as="font"/g);
    expect(named).toEqual(Array.from(preloads, ([, font]) => font));
    expect([path, named.length]).toEqual([path, homes.includes(path) ? 3 : 2]);
    expect(named.some((font) => font.includes("italic"))).toBe(homes.includes(path));
    expect(named.filter((file) => !existsSync(join(siteRoot, file)))).toEqual([]);
  }
});
