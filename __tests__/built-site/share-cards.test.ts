import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { languageCodes, prefixOf } from "../../src/model/languages";
import { siteRoot } from "./built-pages";
import { all, notFoundPage, find, routedPages } from "./page";

/** Messengers do not show larger pictures. */
const MAX_BYTES = 300_000;

const cards = routedPages().map(({ name, language, page }) => {
  const tag = (selector: string) => find(page, `head meta[${selector}]`).getAttribute("content");
  const website = new URL(find<HTMLLinkElement>(page, "link[rel=canonical]").href).origin;
  const address = tag('property="og:image"') ?? "";
  return { title: `${language} ${name}`, name, language, page, tag, website, address };
});

test.each(cards)("the card of $title can be shown", async ({ website, address }) => {
  const file = join(siteRoot, address.slice(website.length));
  expect(await sharp(file).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(statSync(file).size).toBeLessThan(MAX_BYTES);
});

test("each page has a card of its own, but a service's has that of the services, and none is published that no page names", () => {
  const own = cards.filter(({ name }) => name !== "service");
  const named = own.map(({ website, address }) => address.slice(`${website}/share/`.length));
  expect(new Set(named).size).toBe(own.length);
  expect(readdirSync(join(siteRoot, "share")).sort()).toEqual(named.sort());
});

test("the not-found page has none", () => {
  for (const language of languageCodes) {
    const page = notFoundPage(prefixOf(language));
    expect(all(page, 'meta[property^="og:image"], meta[name="twitter:card"]')).toEqual([]);
  }
});
