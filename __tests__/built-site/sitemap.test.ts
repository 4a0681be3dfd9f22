import { readFileSync } from "node:fs";
import { join } from "node:path";
import { documentOf, siteRoot } from "./built-pages";
import { all, routedPages } from "./page";

const entries = Array.from(documentOf("sitemap-0.xml").querySelectorAll("url")).map((entry) => {
  const texts = (name: string) =>
    Array.from(entry.getElementsByTagName(name), ({ textContent }) => textContent);
  const links = Array.from(entry.getElementsByTagName("xhtml:link"), (link) => [
    link.getAttribute("hreflang"),
    link.getAttribute("href"),
  ]);
  return { address: texts("loc")[0], pictures: texts("image:loc"), links };
});

/** Those with something to show: others are not to be found. */
const pages = routedPages()
  .map(({ page }) => page)
  .filter((page) => !page.querySelector("meta[name=robots][content=noindex]"));

const canonicalOf = (page: Document) =>
  page.querySelector("link[rel=canonical]")?.getAttribute("href");

test("robots.txt leads to the sitemap, which has every page once, by its canonical address", () => {
  const [, index = ""] =
    /^Sitemap: (.*)$/m.exec(readFileSync(join(siteRoot, "robots.txt"), "utf8")) ?? [];
  const [part] = documentOf(new URL(index).pathname).getElementsByTagName("loc");
  expect(new URL(part?.textContent ?? "").pathname).toBe("/sitemap-0.xml");
  expect(entries.map(({ address }) => address).sort()).toEqual(pages.map(canonicalOf).sort());
});

test("each page stands beside its twins, as in its own head", () => {
  for (const page of pages) {
    const entry = entries.find(({ address }) => address === canonicalOf(page));
    const twins = all(page, "link[rel=alternate][hreflang]").map((link) => [
      link.getAttribute("hreflang"),
      link.getAttribute("href"),
    ]);
    expect(entry?.links).toEqual(twins);
  }
});

test("each page has the pictures that it shows", () => {
  const { origin } = new URL(entries[0]?.address ?? "");
  for (const page of pages) {
    const entry = entries.find(({ address }) => address === canonicalOf(page));
    const shown = all(page, "img[src^='/static/']").map(
      (img) => origin + String(img.getAttribute("src")),
    );
    expect(entry?.pictures).toEqual([...new Set(shown)]);
  }
  expect(entries.filter(({ pictures }) => pictures.length > 0).length).toBeGreaterThan(2);
});
