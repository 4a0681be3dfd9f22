import { expect, test } from "../fixtures";
import { readingOf } from "./reading";

const homes = [
  {
    path: "/",
    h1: "La bahía de Palma, a vuestro aire",
    intro: "Un barco entero para los vuestros, un patrón que conoce cada cala",
    book: "Reservar ahora",
    blocks: {
      "El barco es sólo vuestro": ["Subís vosotros, hasta 7, y el patrón."],
      "Donde no llega la carretera": [
        "Cala Vella",
        "Cueva Verde",
        "Illetas",
        "bahía de Palma",
        "Cap Rocat",
      ],
      "La hora en que la bahía se enciende": ["el sol cae tras la costa de poniente"],
    },
    stars: "5 de 5 estrellas",
    reviews: ["«Celebramos los sesenta de mi madre", "«Vinimos por la puesta de sol"],
    all: "Todas las reseñas",
  },
  {
    path: "/en/",
    h1: "The Bay of Palma, at your own pace",
    intro: "A whole boat for you and yours, a skipper who knows every cove",
    book: "Book now",
    blocks: {
      "The boat is yours alone": ["Just you, up to 7 of you, and the skipper."],
      "Where the road doesn’t go": [
        "Cala Vella",
        "Green Cave",
        "Illetas",
        "Bay of Palma",
        "Cap Rocat",
      ],
      "The hour the bay lights up": ["the sun drops behind the western shore"],
    },
    stars: "5 out of 5 stars",
    reviews: ["“We celebrated my mother’s sixtieth", "“We came for the sunset"],
    all: "All the reviews",
  },
  {
    path: "/de/",
    h1: "Die Bucht von Palma, ganz wie Sie mögen",
    intro: "Ein ganzes Boot für Sie und Ihre Liebsten, ein Skipper, der jede Cala kennt",
    book: "Jetzt buchen",
    blocks: {
      "Das Boot haben Sie für sich": ["An Bord sind nur Sie, bis zu 7 Gäste, und der Skipper."],
      "Wo keine Straße hinführt": [
        "Cala Vella",
        "Grünen Grotte",
        "Illetas",
        "Bucht von Palma",
        "Cap Rocat",
      ],
      "Die Stunde, in der die Bucht glüht": ["sinkt die Sonne am Abend hinter die Küste im Westen"],
    },
    stars: "5 von 5 Sternen",
    reviews: ["„Wir haben den Sechzigsten meiner Mutter", "„Gekommen sind wir wegen des"],
    all: "Alle Bewertungen",
  },
];

for (const { path, h1, intro, book, blocks, stars, reviews, all } of homes) {
  test(`Hero with headline, intro and a Book Now button – ${path}`, async ({ page }) => {
    await page.goto(path);
    const hero = page.locator("main section").filter({ has: page.locator("h1") });
    expect(await readingOf(hero.getByRole("heading", { level: 1 }))).toBe(h1);
    await expect(hero.getByText(intro)).toBeVisible();
    const button = hero.getByRole("link", { name: book, exact: true });
    await expect(button).toBeVisible();
    await expect(button).toHaveAttribute("href", `${path}reservas/`);
  });

  test(`Three feature blocks: private excursions, unique places (Cala Vella, Green Cave, Illetas, Palma Bay, Cap Rocat) and sunsets – ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const [name, facts] of Object.entries(blocks)) {
      const block = page.getByRole("region", { name, exact: true });
      await expect(block.getByRole("heading", { level: 2, name })).toBeVisible();
      // The words themselves, not the names that the chart also bears.
      const text = await readingOf(block.locator("h2 ~ p, h2 + div p").first());
      for (const fact of facts) expect(text).toContain(fact);
    }
  });

  test(`Two featured reviews taken from translation data (initials avatar, name, text, always shown as five stars), and a link to all reviews – ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    const figures = page.getByRole("figure").filter({ has: page.locator("blockquote") });
    await expect(figures).toHaveCount(2);
    for (const [index, [initials, name]] of [
      ["CR", "Carla Riera"],
      ["JB", "Jonas Becker"],
    ].entries()) {
      const figure = figures.nth(index);
      await expect(figure.getByText(initials, { exact: true })).toBeVisible();
      await expect(figure.locator("figcaption")).toContainText(name);
      await expect(figure.locator("blockquote")).toContainText(reviews[index]);
      await expect(figure.getByRole("img", { name: stars })).toBeVisible();
    }
    await expect(page.getByRole("link", { name: all })).toHaveAttribute("href", `${path}reseñas/`);
  });
}
