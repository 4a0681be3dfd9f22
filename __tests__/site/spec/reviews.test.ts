import { QRCodeSVG } from "qrcode.react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { linkWithText, pageAt, textOf, find } from "../page";

const WEBSITE = "https://www.velaclara.test";

test.each([
  ["", "Dejar una reseña"],
  ["/en", "Leave a review"],
  ["/de", "Bewertung abgeben"],
])("A call-to-action button leads to the write-review page – %s/", (prefix, text) => {
  const link = linkWithText(pageAt(`${prefix}/reseñas/`), text);
  expect(decodeURI(link.getAttribute("href") ?? "")).toBe(`${prefix}/escribir-reseña/`);
});

test.each([
  ["", "El cuaderno está vacío", "en este dispositivo"],
  ["/en", "The book is empty", "on this device"],
  ["/de", "Das Buch ist leer", "auf diesem Gerät"],
])(
  "a friendly empty state, and the note that a review written here is kept on this device – %s/",
  (prefix, empty, note) => {
    const main = find(pageAt(`${prefix}/reseñas/`), "main");
    expect(textOf(main)).toContain(empty);
    expect(textOf(main)).toContain(note);
  },
);

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

test.each([
  ["/escribir-reseña/", "Todo el mundo podrá leer la reseña", "no se enseña ni se comparte"],
  ["/en/escribir-reseña/", "Everyone will be able to read the review", "neither shown nor shared"],
  ["/de/escribir-reseña/", "Bewertung und Name kann jeder lesen", "weder gezeigt noch weiter"],
])(
  "Privacy note: the review is publicly visible and the email is not shared – %s",
  (path, shown, hidden) => {
    const note = textOf(find(pageAt(path), "main aside"));
    expect(note).toContain(shown);
    expect(note).toContain(hidden);
  },
);
