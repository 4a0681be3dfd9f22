import { expect, test } from "../fixtures";
import { readingOf } from "./reading";
import { excluded, included, trips } from "./trips";

/** The titles and how each description begins, in the order of the trips. */
const words = {
  "": [
    ["Mañana", "Salimos cuando la bahía todavía está lisa."],
    ["Mediodía", "El sol en lo alto y el agua más transparente del día."],
    ["Atardecer", "Último baño en Illetas"],
    ["Extendida", "Para recorrer la bahía entera"],
  ],
  "/en": [
    ["Morning", "We set off while the bay is still flat"],
    ["Midday", "The sun at its highest"],
    ["Sunset", "A last swim at Illetas"],
    ["Extended", "The one for seeing the whole bay"],
  ],
  "/de": [
    ["Vormittag", "Wir legen ab, solange die Bucht noch glatt daliegt."],
    ["Mittag", "Die Sonne steht hoch"],
    ["Sonnenuntergang", "Ein letztes Bad vor Illetas"],
    ["Große Runde", "Einmal durch die ganze Bucht"],
  ],
};

test("Four trips (morning, midday, sunset, extended), each with title, schedule and description", async ({
  page,
}) => {
  for (const [prefix, texts] of Object.entries(words)) {
    await page.goto(`${prefix}/excursiones/`);
    const articles = page.locator("main").getByRole("article");
    await expect(articles.getByRole("heading", { level: 2 })).toHaveText(
      texts.map(([title]) => title),
    );
    for (const [index, [title, description]] of texts.entries()) {
      const text = await readingOf(articles.nth(index));
      expect(text, title).toContain(trips[index].hours);
      expect(text, title).toContain(description);
      if (prefix === "") expect(text, title).toContain(trips[index].price);
    }
  }
});

const lists = {
  "": ["A bordo, incluido", "No incluido", "pedídnoslo al reservar, con antelación"],
  "/en": ["On board, included", "Not included", "just ask in advance, when you book"],
  "/de": ["An Bord inbegriffen", "Nicht enthalten", "Sagen Sie es uns rechtzeitig"],
};

for (const path of ["/excursiones/", "/precios/"]) {
  test(`list of what is included; list of what is not included; an additional note – ${path}`, async ({
    page,
  }) => {
    for (const [prefix, [isIncluded, isExcluded, note]] of Object.entries(lists)) {
      await page.goto(prefix + path);
      const items = (name: string) =>
        page
          .locator("section[aria-labelledby=included] div:has(> h3)")
          .filter({ has: page.getByRole("heading", { level: 3, name }) });
      await expect(items(isIncluded).getByRole("listitem")).toHaveText(included[prefix]);
      await expect(items(isExcluded).getByRole("listitem")).toHaveText(excluded[prefix]);
      expect(await readingOf(items(isExcluded).locator("p"))).toContain(note);
    }
  });
}
