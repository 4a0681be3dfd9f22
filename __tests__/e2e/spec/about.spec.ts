import { expect, test } from "../fixtures";

const pages = [
  {
    path: "/quienes-somos/",
    values: ["Un solo grupo a bordo", "Un patrón que conoce la bahía", "Fondeo con cuidado"],
    first: "Cada salida es privada. 7 invitados como máximo",
  },
  {
    path: "/en/quienes-somos/",
    values: ["One group on board", "A skipper who knows the bay", "Anchoring with care"],
    first: "Every trip is private, with 7 guests at most",
  },
  {
    path: "/de/quienes-somos/",
    values: ["Nur eine Gruppe an Bord", "Ein Skipper, der die Bucht kennt", "Ankern mit Rücksicht"],
    first: "Jeder Ausflug ist privat. Höchstens 7 Gäste",
  },
];

test("About us: three value blocks", async ({ page }) => {
  for (const { path, values, first } of pages) {
    await page.goto(path);
    const blocks = page
      .locator("main section")
      .filter({ has: page.getByRole("heading", { name: values[0] }) });
    await expect(blocks.getByRole("heading", { level: 2 })).toHaveText(values);
    await expect(blocks.getByRole("paragraph")).toHaveCount(3);
    await expect(blocks.getByRole("paragraph").first()).toContainText(first);
  }
});
