import { all, linkWithText, pageAt, textOf, textsOf, sectionWithHeading, find } from "../page";
import { present } from "../../setup/present";

const page = pageAt("/");

/** The texts of the feature blocks, by their headings. */
const blocks = {
  "Un barco sin desconocidos": ["Las salidas son privadas: 7 plazas, todas vuestras"],
  "Rincones sin camino": ["Cala Vella", "Cueva Verde", "Illetas", "bahía de Palma", "Cap Rocat"],
  "Cuando se apaga el día": ["El sol se hunde tras los montes"],
};

test("Hero with headline, intro and a Book Now button", () => {
  const hero = find(page, "main section:has(h1)");
  expect(textOf(find(hero, "h1"))).toBe("Palma desde el mar, sin prisa");
  expect(textOf(hero)).toContain("Subid con los vuestros, soltad amarras");
  expect(linkWithText(hero, "Reservar ahora").getAttribute("href")).toBe("/reservas/");
});

test("Three feature blocks: private excursions, unique places (Cala Vella, Green Cave, Illetas, Palma Bay, Cap Rocat) and sunsets", () => {
  for (const [name, facts] of Object.entries(blocks)) {
    // The text of the block, without the names in the chart.
    const [text] = textsOf(sectionWithHeading(page, name), "h2 ~ p, h2 + section p");
    for (const fact of facts) expect(text).toContain(fact);
  }
});

test("Two featured reviews taken from translation data (initials avatar, name, text, always shown as five stars), and a link to all reviews", () => {
  const figures = all(page, "figure:has(blockquote)");
  expect(figures).toHaveLength(2);
  const expected = [
    ["LF", "Lucía Ferrer Mas", "«Mis hijos todavía hablan de la cueva."],
    ["O", "Otto", "«Pünktlich, freundlich und leise."],
  ];
  for (const [index, [initials, name, quote]] of expected.entries()) {
    const figure = present(figures[index], "figure");
    expect(textOf(find(figure, "figcaption > [aria-hidden=true]"))).toBe(initials);
    expect(textOf(find(figure, "figcaption"))).toContain(name);
    expect(textOf(find(figure, "blockquote"))).toContain(quote);
    expect(find(figure, "[role=img]").getAttribute("aria-label")).toBe("5 de 5 estrellas");
  }
  const link = linkWithText(page, "Leer las reseñas");
  expect(decodeURI(link.getAttribute("href") ?? "")).toBe("/reseñas/");
});
