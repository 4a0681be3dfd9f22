import { expect, test } from "../fixtures";
import { expectSections } from "./legal-sections";

test("Cookie policy: own cookies, social networks, how to disable", async ({ page }) => {
  await expectSections(page, "/politica-cookies/", [
    "own-cookies",
    "social-networks",
    "browser-settings",
  ]);
});

test("Cookie policy: social networks (links to two social platforms' cookie policies)", async ({
  page,
}) => {
  await page.goto("/politica-cookies/");
  const links = page.locator("#social-networks a");
  await expect(links).toHaveCount(2);
  await expect(links.nth(0)).toHaveAttribute("href", /instagram\.com.*cookies/);
  await expect(links.nth(1)).toHaveAttribute("href", /facebook\.com.*cookies/);
});
