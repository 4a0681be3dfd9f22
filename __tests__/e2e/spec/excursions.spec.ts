import { expect, test } from "../fixtures";
import { readingOf } from "./reading";
import { excluded, included, trips } from "./trips";

test("Four trips (morning, midday, sunset, extended), each with title, schedule and description", async ({
  page,
}) => {
  await page.goto("/excursiones/");
  const articles = page.locator("main [aria-labelledby$='-title']");
  await expect(articles).toHaveCount(4);
  for (const [index, { title, hours, price }] of trips.entries()) {
    const text = await readingOf(articles.nth(index));
    expect(text).toContain(title);
    expect(text).toContain(hours);
    expect(text).toContain(price);
    expect((await readingOf(articles.nth(index).locator("h2 + p"))).length).toBeGreaterThan(80);
  }
  for (const [path, titles] of [
    ["/en/excursiones/", ["Morning", "Midday", "Sunset", "Extended"]],
    ["/de/excursiones/", ["Vormittag", "Mittag", "Sonnenuntergang", "Große Runde"]],
  ] as const) {
    await page.goto(path);
    for (const name of titles)
      await expect(page.getByRole("heading", { level: 2, name }).first()).toBeVisible();
  }
});

for (const path of ["/excursiones/", "/precios/"]) {
  test(`list of what is included; list of what is not included; an additional note – ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    const lists = page.locator("section[aria-labelledby=included]");
    const items = (name: string) =>
      lists.locator("div:has(> h3)").filter({ has: page.getByRole("heading", { name }) });
    await expect(items("A bordo, incluido").getByRole("listitem")).toHaveText(included);
    const left = items("No incluido");
    await expect(left.getByRole("listitem")).toHaveText(excluded);
    expect(await readingOf(left.locator("p"))).toContain("antelación");
  });
}
