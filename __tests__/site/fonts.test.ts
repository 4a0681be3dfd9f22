import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languageCodes, localPath } from "../../src/languages";
import { routes } from "../../src/routes";
import { builtPages, siteRoot } from "./built-pages";
import { present } from "../setup/present";

const home = readFileSync(join(siteRoot, "index.html"), "utf8");

/** Whether the fonts that pages load first contain a letter. The other fonts have no range. */
const isPublished = (() => {
  const [, ranges] = /unicode-range:([^;]+);/.exec(home) ?? [];
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
    return spans.some(({ first, last }) => code >= first && code <= last);
  };
})();

test("no page needs another file for a letter that it shows", () => {
  const missing = new Set<string>();
  for (const { file, html } of builtPages()) {
    if (file.startsWith("admin/")) continue;
    const page = new DOMParser().parseFromString(html, "text/html");
    page.querySelectorAll("script, style, template").forEach((element) => element.remove());
    for (const letter of page.body.textContent ?? "")
      if (letter >= " " && !isPublished(letter)) missing.add(letter);
  }
  expect([...missing]).toEqual([]);
});

test("each page's headers name the fonts that it preloads", () => {
  const headers = readFileSync(join(siteRoot, "_headers"), "utf8");
  const preloaded = Array.from(
    home.matchAll(/rel="preload" href="([^"]+)" as="font"/g),
    ([, m]) => m,
  );
  expect(preloaded).toHaveLength(2);
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
    expect(named).toEqual(preloaded);
    expect(named.filter((file) => !existsSync(join(siteRoot, file)))).toEqual([]);
  }
});
