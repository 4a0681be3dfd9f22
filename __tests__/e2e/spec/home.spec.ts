import { expect, test } from "../fixtures";
import { readingOf } from "./reading";

const homes = [
  { path: "/", h1: /La bahía de Palma, a vuestro aire/, book: "Reservar ahora" },
  { path: "/en/", h1: /The Bay of Palma, at your own pace/, book: "Book now" },
  { path: "/de/", h1: /Die Bucht von Palma, ganz wie Sie mögen/, book: "Jetzt buchen" },
];

for (const { path, h1, book } of homes) {
  test(`Hero with headline, intro and a Book Now button – ${path}`, async ({ page }) => {
    await page.goto(path);
    const heading = page.getByRole("heading", { level: 1 });
    expect(await readingOf(heading)).toMatch(h1);
    const hero = page.locator("section:has(h1), header:has(h1)").first();
    expect((await readingOf(hero.locator("p").first())).length).toBeGreaterThan(40);
    await expect(hero.getByRole("link", { name: book })).toHaveAttribute(
      "href",
      `${path}reservas/`,
    );
  });
}

test("Three feature blocks: private excursions, unique places (Cala Vella, Green Cave, Illetas, Palma Bay, Cap Rocat) and sunsets", async ({
  page,
}) => {
  for (const [path, headings, places] of [
    [
      "/",
      ["El barco es sólo vuestro", "Donde no llega la carretera", "La hora en que la bahía"],
      ["Cala Vella", "Cueva Verde", "Illetas", "bahía de Palma", "Cap Rocat"],
    ],
    [
      "/en/",
      ["The boat is yours alone", "Where the road doesn’t go", "The hour the bay lights up"],
      ["Cala Vella", "Green Cave", "Illetas", "Bay of Palma", "Cap Rocat"],
    ],
    [
      "/de/",
      ["Das Boot haben Sie für sich", "Wo keine Straße hinführt", "Die Stunde, in der"],
      ["Cala Vella", "Grünen Grotte", "Illetas", "Bucht von Palma", "Cap Rocat"],
    ],
  ] as const) {
    await page.goto(path);
    for (const name of headings)
      await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
    const block = page.locator("main section, main article, main div").filter({
      has: page.getByRole("heading", { name: headings[1] }),
    });
    const text = await readingOf(block.last());
    for (const place of places) expect(text).toContain(place);
  }
});

test("Two featured reviews taken from translation data (initials avatar, name, text, always shown as five stars), and a link to all reviews", async ({
  page,
}) => {
  for (const [path, stars, text, all] of [
    ["/", "5 de 5 estrellas", "«Celebramos los sesenta", "Todas las reseñas"],
    ["/en/", "5 out of 5 stars", "“We celebrated my mother’s", "All the reviews"],
    ["/de/", "5 von 5 Sternen", "„Wir haben den Sechzigsten", "Alle Bewertungen"],
  ]) {
    await page.goto(path);
    const reviews = page.locator("figure:has(blockquote)");
    await expect(reviews).toHaveCount(2);
    for (const [index, name, initials] of [
      [0, "Carla Riera", "CR"],
      [1, "Jonas Becker", "JB"],
    ] as const) {
      await expect(reviews.nth(index)).toContainText(name);
      await expect(reviews.nth(index)).toContainText(initials);
      await expect(reviews.nth(index).getByRole("img", { name: stars })).toBeVisible();
    }
    await expect(reviews.first()).toContainText(text);
    await expect(page.getByRole("link", { name: all })).toHaveAttribute("href", `${path}reseñas/`);
  }
});
