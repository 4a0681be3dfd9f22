import { expect, type Page } from "@playwright/test";
import { readingOf } from "./reading";

/** Every section stands in all three languages, with a heading, a text and a link to it. */
export const expectSections = async (page: Page, path: string, ids: string[]) => {
  for (const prefix of ["", "/en", "/de"]) {
    await page.goto(prefix + path);
    for (const id of ids) {
      const section = page.locator(`main #${id}`);
      await expect(section.getByRole("heading", { level: 2 })).toBeVisible();
      expect((await readingOf(section)).length, `${prefix} ${id}`).toBeGreaterThan(120);
      await expect(page.locator(`main a[href="#${id}"]`)).toBeAttached();
    }
    expect(await readingOf(page.locator("main"))).not.toMatch(/\{\{|\}\}/);
  }
};
