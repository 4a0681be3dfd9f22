import { expect, test } from "../fixtures";
import { readingOf } from "./reading";
import { trips } from "./trips";

const pages = [
  {
    path: "/precios/",
    names: trips.map(({ title }) => title),
    hours: trips.map(({ hours, short }) => `${hours} · ${short}`),
    prices: trips.map(({ price }) => price),
    book: /^Reservar/,
    booking: "/reservas/",
  },
  {
    path: "/en/precios/",
    names: ["Morning", "Midday", "Sunset", "Extended"],
    hours: ["9:30–13:30 · 4 h", "14:00–17:00 · 3 h", "17:30–21:00 · 3.5 h", "9:00–15:00 · 6 h"],
    prices: ["€320.00", "€240.00", "€290.00", "€390.00"],
    book: /^Book/,
    booking: "/en/reservas/",
  },
  {
    path: "/de/precios/",
    names: ["Vormittag", "Mittag", "Sonnenuntergang", "Große Runde"],
    hours: [
      "9:30–13:30 Uhr · 4 Std.",
      "14:00–17:00 Uhr · 3 Std.",
      "17:30–21:00 Uhr · 3,5 Std.",
      "9:00–15:00 Uhr · 6 Std.",
    ],
    prices: ["320,00 €", "240,00 €", "290,00 €", "390,00 €"],
    book: /^Buchen/,
    booking: "/de/reservas/",
  },
];

test("Four cards with the same package names, schedule and price, each with a Reserve button to /reservas", async ({
  page,
}) => {
  for (const { path, names, hours, prices, book, booking } of pages) {
    await page.goto(path);
    const cards = page.locator("main [aria-labelledby$='-price']");
    await expect(cards.getByRole("heading", { level: 2 })).toHaveText(names);
    for (const [index, name] of names.entries()) {
      const text = await readingOf(cards.nth(index));
      for (const fact of [hours[index], prices[index]]) expect(text, name).toContain(fact);
      const button = cards.nth(index).getByRole("link", { name: book });
      await expect(button).toBeVisible();
      await expect(button).toHaveAttribute("href", booking);
    }
  }
});

test("VAT note", async ({ page }) => {
  for (const [path, vat, season] of [
    ["/precios/", /21 % de IVA incluido/, "variar ligeramente según la temporada"],
    ["/en/precios/", /include 21% VAT/, "vary slightly with the season"],
    ["/de/precios/", /inklusive 21 % MwSt/, "Je nach Saison können sie leicht abweichen"],
  ] as const) {
    await page.goto(path);
    const text = await readingOf(page.locator("main"));
    expect(text).toMatch(vat);
    expect(text).toContain(season);
  }
});
