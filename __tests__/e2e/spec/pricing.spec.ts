import { expect, test } from "../fixtures";
import { readingOf } from "./reading";
import { trips } from "./trips";

test("Four cards with the same package names, schedule and price, each with a Reserve button to /reservas", async ({
  page,
}) => {
  await page.goto("/precios/");
  const cards = page.locator("main [aria-labelledby$='-price']");
  await expect(cards).toHaveCount(4);
  for (const [index, { title, hours, short, price }] of trips.entries()) {
    const text = await readingOf(cards.nth(index));
    for (const fact of [title, `${hours} · ${short}`, price]) expect(text).toContain(fact);
    await expect(cards.nth(index).getByRole("link", { name: /^Reservar/ })).toHaveAttribute(
      "href",
      "/reservas/",
    );
  }
});

test("the prices in English and German", async ({ page }) => {
  await page.goto("/en/precios/");
  const english = await readingOf(page.locator("main"));
  for (const price of ["€320.00", "€240.00", "€290.00", "€390.00"])
    expect(english).toContain(price);
  await expect(page.getByRole("link", { name: /^Book/ }).nth(1)).toBeAttached();
  await page.goto("/de/precios/");
  const german = await readingOf(page.locator("main"));
  for (const price of ["320,00 €", "240,00 €", "290,00 €", "390,00 €"])
    expect(german).toContain(price);
});

test("VAT note", async ({ page }) => {
  for (const [path, vat, season] of [
    ["/precios/", /21 % de IVA/, "temporada"],
    ["/en/precios/", /21% VAT/, "season"],
    ["/de/precios/", /21 % MwSt/, "Saison"],
  ] as const) {
    await page.goto(path);
    const text = await readingOf(page.locator("main"));
    expect(text).toMatch(vat);
    expect(text).toContain(season);
  }
});
