import { all, linkWithText, pageAt, textOf, textsOf, sectionWithHeading, find } from "../page";
import { present } from "../../setup/present";

const homes = [
  {
    path: "/",
    h1: "Palma desde el mar, sin prisa",
    intro: "Subid con los vuestros, soltad amarras",
    book: "Reservar ahora",
    blocks: {
      "Un barco sin desconocidos": ["Las salidas son privadas: 7 plazas, todas vuestras"],
      "Rincones sin camino": [
        "Cala Vella",
        "Cueva Verde",
        "Illetas",
        "bahía de Palma",
        "Cap Rocat",
      ],
      "Cuando se apaga el día": ["El sol se hunde tras los montes"],
    },
    stars: "5 de 5 estrellas",
    quotes: ["«Mis hijos todavía hablan de la cueva.", "«Puntuales, amables y sin ruido."],
    all: "Leer las reseñas",
  },
  {
    path: "/en/",
    h1: "Palma from the sea, without hurry",
    intro: "Come aboard with your own people",
    book: "Book now",
    blocks: {
      "A boat without strangers": ["The trips are private: 7 places, all of them yours"],
      "Corners without a path": ["Cala Vella", "Green Cave", "Illetas", "Palma Bay", "Cap Rocat"],
      "When the day goes out": ["The sun sinks behind the hills"],
    },
    stars: "5 out of 5 stars",
    quotes: ["“My children still talk about the cave.", "“On time, kind and quiet."],
    all: "Read the reviews",
  },
  {
    path: "/de/",
    h1: "Palma vom Meer aus, ganz ohne Eile",
    intro: "Kommen Sie mit Ihren Leuten an Bord",
    book: "Jetzt buchen",
    blocks: {
      "Ein Boot ohne Fremde": ["Die Ausflüge sind privat: 7 Plätze, alle für Sie"],
      "Winkel ohne Weg": ["Cala Vella", "Grüne Grotte", "Illetas", "Bucht von Palma", "Cap Rocat"],
      "Wenn der Tag verlischt": ["Die Sonne versinkt hinter den Bergen"],
    },
    stars: "5 von 5 Sternen",
    quotes: ["„Meine Kinder reden noch immer von der Höhle.", "„Pünktlich, freundlich und leise."],
    all: "Bewertungen lesen",
  },
];

describe.each(homes)("$path", ({ path, h1, intro, book, blocks, stars, quotes, all: link }) => {
  const page = pageAt(path);

  test("Hero with headline, intro and a Book Now button", () => {
    const hero = find(page, "main section:has(h1)");
    expect(textOf(find(hero, "h1"))).toBe(h1);
    expect(textOf(hero)).toContain(intro);
    expect(linkWithText(hero, book).getAttribute("href")).toBe(`${path}reservas/`);
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
    for (const [index, [initials, name]] of [
      ["LF", "Lucía Ferrer Mas"],
      ["O", "Otto"],
    ].entries()) {
      const figure = present(figures[index], "figure");
      expect(textOf(find(figure, "figcaption [aria-hidden=true]"))).toBe(initials);
      expect(textOf(find(figure, "figcaption"))).toContain(name);
      expect(textOf(find(figure, "blockquote"))).toContain(quotes[index]);
      expect(find(figure, "[role=img]").getAttribute("aria-label")).toBe(stars);
    }
    expect(decodeURI(linkWithText(page, link).getAttribute("href") ?? "")).toBe(`${path}reseñas/`);
  });
});
