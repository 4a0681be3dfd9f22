import { expect, test } from "../fixtures";

test("About us: three value blocks", async ({ page }) => {
  for (const [path, values] of [
    [
      "/quienes-somos/",
      ["Un solo grupo a bordo", "Un patrón que conoce la bahía", "Fondeo con cuidado"],
    ],
    [
      "/en/quienes-somos/",
      ["One group on board", "A skipper who knows the bay", "Anchoring with care"],
    ],
    [
      "/de/quienes-somos/",
      ["Nur eine Gruppe an Bord", "Ein Skipper, der die Bucht kennt", "Ankern mit Rücksicht"],
    ],
  ] as const) {
    await page.goto(path);
    for (const name of values)
      await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  }
});
