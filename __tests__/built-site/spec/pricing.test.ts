import { trips } from "./trips";
import { all, pageAt, textOf, textsOf, find } from "../page";

const pages = [
  {
    path: "/precios/",
    names: trips.map(({ title }) => title),
    hours: trips.map(({ hours, short }) => `${hours} · ${short}`),
    prices: trips.map(({ price }) => price),
    book: /^Reservar /,
    booking: "/reservas/",
    vat: /21 % de IVA está incluido/,
    season: "variar ligeramente según la temporada",
  },
  {
    path: "/en/precios/",
    names: ["Morning", "Midday", "Sunset", "Extended"],
    hours: ["9:30–13:30 · 4 h", "14:00–17:00 · 3 h", "17:30–21:00 · 3.5 h", "9:00–15:00 · 6 h"],
    prices: ["€320.00", "€240.00", "€290.00", "€390.00"],
    book: /^Book /,
    booking: "/en/reservas/",
    vat: /Includes 21% VAT/,
    season: "vary slightly by season",
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
    book: /^Buchen /,
    booking: "/de/reservas/",
    vat: /Inklusive 21 % MwSt/,
    season: "je nach Saison leicht abweichen",
  },
];

describe.each(pages)("$path", ({ path, names, hours, prices, book, booking, vat, season }) => {
  const page = pageAt(path);

  test("Four cards with the same package names, schedule and price, each with a Reserve button to /reservas", () => {
    expect(textsOf(page, "main article h2")).toEqual(names);
    for (const [index, card] of all(page, "main article").entries()) {
      expect(textOf(card)).toContain(hours[index]);
      expect(textOf(card)).toContain(prices[index]);
      const button = find(card, "a");
      expect(textOf(button)).toMatch(book);
      expect(button.getAttribute("href")).toBe(booking);
    }
  });

  test("VAT note", () => {
    const text = textOf(find(page, "main"));
    expect(text).toMatch(vat);
    expect(text).toContain(season);
  });
});
