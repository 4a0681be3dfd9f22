import { readFileSync } from "node:fs";
import { join } from "node:path";
import { QRCodeSVG } from "qrcode.react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { builtPages, siteRoot } from "../built-pages";
import { all, find, linkWithText, pageAt, textOf } from "../page";

const WEBSITE = "https://www.velaclara.test";

test("A call-to-action button leads to the write-review page", () => {
  const link = linkWithText(pageAt("/reseñas/"), "Dejar una reseña");
  expect(decodeURI(link.getAttribute("href") ?? "")).toBe("/escribir-reseña/");
});

const namesOn = (path: string) =>
  all(pageAt(path), "main article").map((article) => article.getAttribute("aria-label"));

/** The review that was written in English. */
const noorOn = (prefix: string) =>
  find(pageAt(`${prefix}/reseñas/`), "main article[aria-label=Noor]");

test("the published reviews are in the HTML, newest first, with how they are chosen instead of the empty state", () => {
  expect(namesOn("/reseñas/")).toEqual(["Otto", "Noor", "Lucía Ferrer Mas"]);
  const main = textOf(find(pageAt("/reseñas/"), "main"));
  expect(main).toContain("También publicamos las malas");
  expect(main).not.toContain("El cuaderno está vacío");
});

test.each([
  ["", "2 de 5 estrellas", "2 de mayo de 2025", "Mañana", "Traducido del inglés", "Hacía viento"],
  ["/en", "2 out of 5 stars", "2 May 2025", "Morning", "", ""],
  ["/de", "2 von 5 Sternen", "2. Mai 2025", "Vormittag", "Original auf Englisch", "Es war windig"],
])(
  "a review: stars, date, trip, its translation marked as one, and the original folded, in its language – %s/",
  (prefix, stars, date, trip, translated, translation) => {
    const review = noorOn(prefix);
    const text = textOf(review);
    expect(find(review, "[role=img]").getAttribute("aria-label")).toBe(stars);
    expect(find(review, "time").getAttribute("datetime")).toBe("2025-05-02");
    expect(text).toContain(date);
    expect(text).toContain(trip);
    const original = find(review, translated ? "details blockquote" : "blockquote");
    expect(original.getAttribute("lang")).toBe("en");
    expect(textOf(original)).toContain("It was windy and we were cold.");
    expect(text.match(/windy/g)).toHaveLength(1);
    if (!translated) return;
    expect(text).toContain(translated);
    const first = find(review, ":not(details) > blockquote");
    expect([textOf(first), first.lang]).toEqual([expect.stringContaining(translation), ""]);
  },
);

test("the home page has the featured reviews only, in its data, too", () => {
  const [html, data] = ["index.html", "page-data/index/page-data.json"].map((file) =>
    readFileSync(join(siteRoot, file), "utf8"),
  );
  for (const text of [html, data]) {
    expect(text).toContain("Lucía Ferrer Mas");
    expect(text).not.toContain("Noor");
  }
});

test("no page marks up ratings of the company by itself", () => {
  for (const { html } of builtPages())
    expect(html).not.toMatch(/AggregateRating|"Review"|itemprop/);
});

test.each(["", "/en", "/de"])(
  "a QR code (size 128, low error correction) encodes the absolute URL of the write-review page – %s/",
  (prefix) => {
    const aside = find(pageAt(`${prefix}/reseñas/`), "main aside");
    const address = `${WEBSITE}${prefix}/escribir-reseña/`;
    expect(textOf(aside)).toContain(address);
    const expected = renderToStaticMarkup(
      createElement(QRCodeSVG, { value: encodeURI(address), size: 128, level: "L" }),
    );
    const modules = / d="([^"]+)"/g;
    const drawn = find(aside, "svg[width='128'][height='128']").innerHTML.matchAll(modules);
    expect(Array.from(drawn, ([, d]) => d)).toEqual(
      Array.from(expected.matchAll(modules), ([, d]) => d),
    );
  },
);

test("Privacy note: the review is publicly visible and the email is not shared", () => {
  const note = textOf(find(pageAt("/escribir-reseña/"), "main aside"));
  expect(note).toContain("Todo el mundo podrá leer la reseña");
  expect(note).toContain("no se enseña ni se comparte");
});
