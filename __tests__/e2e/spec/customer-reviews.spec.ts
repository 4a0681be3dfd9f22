import { QRCodeSVG } from "qrcode.react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "../fixtures";
import { visit } from "../visit";
import { storedReviews } from "./forms";

const review = (name: string, more: object = {}) => ({
  name,
  email: "x@example.com",
  review: "Volveremos.",
  rating: 4,
  date: "2026-09-14T10:00:00.000Z",
  language: "es-ES",
  ...more,
});

const STORED = [
  review("Marta Oliver Pons"),
  review("Núria", { rating: 2, date: "2026-08-01T10:00:00.000Z" }),
];

test("List of stored reviews as cards: initials avatar (first letters of up to two words of the name), name, star rating, localized date, quoted text", async ({
  page,
}) => {
  await page.addInitScript(
    (list) => localStorage.setItem("customerReviews", JSON.stringify(list)),
    STORED,
  );
  for (const [path, date, stars, quote] of [
    ["/reseñas/", "14 de septiembre de 2026", "4 de 5 estrellas", "«Volveremos.»"],
    ["/en/reseñas/", "14 September 2026", "4 out of 5 stars", "“Volveremos.”"],
    ["/de/reseñas/", "14. September 2026", "4 von 5 Sternen", "„Volveremos.“"],
  ]) {
    await visit(page, path);
    const cards = page.locator("main li");
    await expect(cards).toHaveCount(2);
    const [first, second] = [cards.nth(0), cards.nth(1)];
    await expect(first.locator("[aria-hidden=true]").first()).toHaveText("MO");
    await expect(first).toContainText("Marta Oliver Pons");
    await expect(first).toContainText(date);
    await expect(first).toContainText(quote);
    await expect(first.getByRole("img", { name: stars })).toBeVisible();
    await expect(second.locator("[aria-hidden=true]").first()).toHaveText("N");
  }
});

test("a friendly empty state, and the note that a review written here is kept on this device", async ({
  page,
}) => {
  for (const [path, empty, note] of [
    ["/reseñas/", "Todavía no hay reseñas", "en este dispositivo"],
    ["/en/reseñas/", "No reviews yet", "on this device"],
    ["/de/reseñas/", "Noch keine Bewertungen", "auf diesem Gerät"],
  ]) {
    await visit(page, path);
    await expect(page.getByRole("heading", { name: empty })).toBeVisible();
    await expect(page.locator("main")).toContainText(note);
  }
});

test("a button to remove one's own review from the device", async ({ page }) => {
  await visit(page, "/reseñas/");
  await page.evaluate(
    (list) => localStorage.setItem("customerReviews", JSON.stringify(list)),
    STORED,
  );
  await visit(page, "/reseñas/");
  const remove = page.getByRole("button", { name: /Borrar.*Núria/ });
  page.once("dialog", (dialog) => void dialog.dismiss());
  await remove.click();
  expect(await storedReviews(page)).toHaveLength(2);
  page.once("dialog", (dialog) => void dialog.accept());
  await remove.click();
  await expect(page.locator("main li")).toHaveCount(1);
  expect(await storedReviews(page)).toMatchObject([{ name: "Marta Oliver Pons" }]);
});

test("A call-to-action button leads to the write-review page", async ({ page }) => {
  await visit(page, "/de/reseñas/");
  await page.getByRole("link", { name: "Bewertung schreiben" }).click();
  await expect(page).toHaveURL(/\/de\/escribir-rese%C3%B1a\/$/);
});

test("a QR code (size 128, low error correction) encodes the absolute URL of the write-review page", async ({
  page,
}) => {
  for (const prefix of ["", "/en", "/de"]) {
    await visit(page, `${prefix}/reseñas/`);
    const aside = page.locator("main aside");
    const [address] = /https:\/\/\S+/.exec((await aside.textContent()) ?? "") ?? [""];
    expect(address).toMatch(new RegExp(`^https://[^/]+${prefix}/escribir-reseña/$`));
    const code = aside.locator("svg[width='128'][height='128']");
    const expected = renderToStaticMarkup(
      createElement(QRCodeSVG, { value: encodeURI(address), size: 128, level: "L" }),
    );
    const modules = / d="([^"]+)"/g;
    const drawn = (await code.innerHTML()).matchAll(modules);
    expect(Array.from(drawn, ([, d]) => d)).toEqual(
      Array.from(expected.matchAll(modules), ([, d]) => d),
    );
  }
});
