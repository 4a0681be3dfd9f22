import type { Page } from "@playwright/test";
import { startApp } from "../setup/app";
import { violations } from "../accessibility/axe";
import { expect, test } from "../setup/fixtures";
import { FONT_NOISE, shiftsOn, watchShifts, withoutFonts } from "../layout/layout-shifts";
import { readingOrderProblems } from "../accessibility/reading-order";

test.use({ expectedNoise: FONT_NOISE, isClockMoved: false });
test.use({ viewport: { width: 390, height: 844 } });

/** Noon in Palma. */
const at = (page: Page, day: string) => page.clock.setFixedTime(new Date(`${day}T10:00:00Z`));

const WIND = /sopla la tramontana/;
const REGATTA = /media hora más tarde/;

/** The notices of the tests' content that a visitor reads on a day, in their order. */
const days: [day: string, ...notices: RegExp[]][] = [
  ["2027-07-04"],
  ["2027-07-05", WIND],
  ["2027-07-07", REGATTA, WIND],
];

const region = (page: Page) => page.getByRole("region", { name: "Avisos" });

const expectNotices = async (page: Page, notices: RegExp[]) => {
  await expect(region(page)).toHaveCount(notices.length > 0 ? 1 : 0);
  await expect(region(page).getByRole("paragraph")).toHaveText(notices);
};

test("notices are there on their days from the first paint on, below the header", async ({
  page,
}) => {
  await withoutFonts(page);
  await watchShifts(page);
  for (const [day, ...notices] of days) {
    await at(page, day);
    await page.goto("/contacto/");
    expect(await shiftsOn(page), day).toEqual([]);
    await expectNotices(page, notices);
    const [skip, header, below] = await page
      .locator("body")
      .ariaSnapshot()
      .then((tree) => tree.split("\n").filter((line) => !line.startsWith(" ")));
    expect(skip).toContain("Saltar al contenido");
    expect(header).toBe("- banner:");
    expect(below).toBe(notices.length > 0 ? '- region "Avisos":' : "- main:");
    if (notices.length < 2) continue;
    expect(await page.evaluate(readingOrderProblems)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    // React leaves them as they are, and so does the next page.
    await startApp(page);
    await expectNotices(page, notices);
    await page.locator('footer a[href="/precios/"]').click();
    await expect(page).toHaveURL(/precios/);
    await expectNotices(page, notices);
  }
});
