import { expect, type Page } from "@playwright/test";
import { readingOf } from "./reading";

/**
 * Every section stands in all three languages, with a heading, a text and a link to it.
 * `headings` are the Spanish ones, by the section's id.
 */
export const expectSections = async (
  page: Page,
  path: string,
  headings: Record<string, string>,
) => {
  for (const prefix of ["", "/en", "/de"]) {
    await page.goto(prefix + path);
    for (const [id, title] of Object.entries(headings)) {
      const section = page.locator(`main #${id}`);
      const heading = section.getByRole("heading", { level: 2 });
      await expect(heading).toBeVisible();
      if (prefix === "") await expect(heading).toHaveText(title);
      else await expect(heading).not.toHaveText(title);
      expect((await readingOf(section)).length, `${prefix} ${id}`).toBeGreaterThan(120);
      await expect(page.locator(`main a[href="#${id}"]`)).toBeAttached();
    }
    expect(await readingOf(page.locator("main"))).not.toMatch(/\{\{|\}\}/);
  }
};
