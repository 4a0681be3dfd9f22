import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { languageCodes, localPath } from "../../src/model/languages";
import { routes } from "../../src/model/routes";
import { builtPages, siteRoot, visitedPages } from "./built-pages";

const KB = 1000;
const bytes = (path: string) => readFileSync(join(siteRoot, path));
const matches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, found]) => String(found));

const home = bytes("index.html").toString();

test("a page runs at most 3.55 KB of JavaScript before something needs the app", () => {
  for (const { file, page } of visitedPages()) {
    // Scripts in a template do not run; those with a type are data or rules.
    const run = [...page.querySelectorAll<HTMLScriptElement>("script:not([type])")];
    const ofNotFound = /(^|\/)404\.html$/.test(file) ? ["/not-found.js"] : [];
    const sources = run.map((script) => script.getAttribute("src"));
    expect([file, sources]).toEqual([file, [null, ...ofNotFound]]);
    expect(gzipSync(String(run[0]?.text)).length).toBeLessThanOrEqual(3550);
  }
});

/** In bytes: the first ten packets hold 14,350 besides the headers. */
const TEN_PACKETS = 14_200;

test("the first ten packets hold the styles and the first section or form of every page, as hosts compress it", () => {
  for (const { file, html } of visitedPages()) {
    const [first = ""] = /^.*?<main.*?<\/(?:section|form|main)>/s.exec(html) ?? [];
    const size = gzipSync(first, { level: 6 }).length;
    expect([file, size, size <= TEN_PACKETS]).toEqual([file, size, true]);
  }
});

test("no page carries what only the app would read, or long names of classes", () => {
  const needless = /data-styled|!sc\*\/|component---|pagePath| class="[^"]*[a-z]{5}/gi;
  for (const { file, html } of visitedPages())
    expect([file, html.match(needless)]).toEqual([file, null]);
});

test("the fonts that a page preloads are at most 35 KB together, and the italic of home 18", () => {
  for (const { file, html } of builtPages()) {
    const fonts = matches(html, /<link rel="preload" href="([^"]+)" as="font"/g);
    const size = fonts.reduce((sum, font) => sum + bytes(font).length, 0);
    // `fonts.test.ts` counts them.
    expect([file, size <= (fonts.length > 2 ? 35 + 18 : 35) * KB]).toEqual([file, true]);
  }
});

test("the pages of the calendar, and no others, fetch their data while the app's scripts come", () => {
  const early = builtPages().filter(({ html }) => html.includes('as="fetch"'));
  const booking = languageCodes.map((language) => localPath(routes.booking, language).slice(1));
  expect(early.map(({ file }) => file.replace("index.html", "")).sort()).toEqual(booking.sort());
  for (const { html } of early) {
    const [data] = matches(html, /<link rel="preload" href="([^"]+)" as="fetch"/g);
    expect(JSON.parse(bytes(String(data)).toString())).toHaveProperty("result.data.page");
  }
});

test("every value of the design used in a page is a declared token", () => {
  const [deferred = ""] = matches(home, /href="(\/styles\/[^"]+)"/g);
  const declared = new Set(matches(home + bytes(deferred).toString(), /(--[\w-]+)\s*:/g));
  const used = new Set(matches(home, /var\((--[\w-]+)/g));
  const optional = ["--at", "--brand-tagline", "--left"];
  expect(used.size).toBeGreaterThan(10);
  expect([...used].filter((name) => !declared.has(name) && !optional.includes(name))).toEqual([]);
});
