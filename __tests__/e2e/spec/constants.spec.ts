import { expect, test } from "../fixtures";
import { readingOf } from "./reading";

const facts: [clause: string, path: string, expected: RegExp[]][] = [
  ["Capacity: up to 7 guests plus 1 (skipper included)", "/", [/Hasta 7 invitados.*y el patrón/]],
  [
    "Schedules: morning 9:30–13:30 (4 h); midday 14:00–17:00 (3 h); sunset 17:30–21:00 (3.5 h); extended 9:00–15:00 (6 h)",
    "/",
    [
      /9:30–13:30 · 4 horas/,
      /14:00–17:00 · 3 horas/,
      /17:30–21:00 · 3,5 horas/,
      /9:00–15:00 · 6 horas/,
    ],
  ],
  [
    "Prices: morning 320,00 €, midday 240,00 €, sunset 290,00 €, extended 390,00 €",
    "/",
    [/Mañana ?320,00 €/, /Mediodía ?240,00 €/, /Atardecer ?290,00 €/, /Extendida ?390,00 €/],
  ],
  [
    "include 21 % VAT; may vary slightly by season",
    "/precios/",
    [/21 % de IVA incluido/, /variar ligeramente según la temporada/],
  ],
  [
    "Free cancellation up to 72 hours before; changes subject to availability",
    "/reservas/",
    [/Gratuita hasta 72 horas antes/, /dependen de la disponibilidad/],
  ],
  [
    "Arrive 15 minutes before departure; boarding closes 5 minutes before",
    "/reservas/",
    [/15 minutos antes/, /cierra 5 minutos antes/],
  ],
  ["Bad weather: reschedule or 100 % refund", "/reservas/", [/cambiamos la fecha.*100 %/]],
  [
    "Personal data retained 48 months or until erasure is requested",
    "/politica-privacidad/",
    [/durante 48 meses .* o hasta que usted solicite su supresión/],
  ],
  [
    "Age of consent for data processing: 14",
    "/politica-privacidad/",
    [/personas que hayan cumplido 14 años/],
  ],
];

for (const [clause, path, expected] of facts) {
  test(clause, async ({ page }) => {
    await page.goto(path);
    const text = await readingOf(page.locator("main"));
    for (const pattern of expected) expect(text).toMatch(pattern);
  });
}

test("Cancellation, punctuality, weather: the same figures in English and German", async ({
  page,
}) => {
  for (const [path, figures] of [
    [
      "/en/reservas/",
      [
        "Free up to 72 hours before departure",
        "subject to availability",
        "arrive 15 minutes early",
        "Boarding closes 5 minutes before",
        "change the date or refund 100% of the price",
      ],
    ],
    [
      "/de/reservas/",
      [
        "Kostenlos bis 72 Stunden vor der Abfahrt",
        "je nach Verfügbarkeit",
        "kommen Sie 15 Minuten früher",
        "Boarding endet 5 Minuten vor",
        "verschieben wir den Termin oder erstatten 100 % des Betrags",
      ],
    ],
  ] as const) {
    await page.goto(path);
    const text = await readingOf(page.locator("main"));
    for (const figure of figures) expect(text).toContain(figure);
  }
});

test("Supported languages: es, en, de; default es", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  const twins = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("hreflang")));
  expect(twins).toEqual(["es", "en", "de", "x-default"]);
});
