import type { Page } from "@playwright/test";
import { defaultLanguage } from "../../../src/model/languages";
import { expect, test } from "../setup/fixtures";
import { pages, type TestedPage } from "../setup/pages";
import { PROVIDER_NOISE } from "../setup/providers";
import { quickIf } from "../setup/quick";
import { readingOrderProblems } from "./reading-order";
import { walkByTab, type Stop } from "./tab-walk";

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test.use({ viewport: DESK, expectedNoise: PROVIDER_NOISE });

/** Removes the hashes of the build from the URLs of pictures. */
const withoutHashes = (text: string) => text.replace(/\/static\/\w+\/\w+\//g, "/static/");

/** A link to a part of the page that shows it is the hash alone. */
const asElsewhere = (layout: string, path: string) =>
  layout.replaceAll(/"#questions"|(?<=" )#questions/g, `${path}#questions`);

/** Formats the stops, one line each. */
const lines = (stops: Stop[]) =>
  stops.map(({ name, href = "" }) => `${name} ${withoutHashes(href)}`.trim() + "\n").join("");

/** Returns the problems of the stops: focus, missing names, and equal names with different links. */
const problemsOf = (stops: Stop[]) => [
  ...stops.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`)),
  ...stops.filter(({ name }) => name.endsWith('""')).map(({ href }) => `without a name: ${href}`),
  ...stops
    .filter((stop) => stops.some(({ name, href }) => name === stop.name && href !== stop.href))
    .map(({ name, href }) => `leads elsewhere, too: ${name} ${href}`),
];

/** Returns the accessibility tree of the page without its content. */
const readLayout = async (page: Page) => {
  await page.locator("main").evaluate((main) => main.setAttribute("hidden", ""));
  return page.locator("body").ariaSnapshot();
};

/** The longest page, a form, and a frame of a provider. */
const HARDEST: TestedPage["name"][] = ["home", "contact", "booking"];

// Not `toMatchAriaSnapshot()`, which records patterns instead of numbers such as prices.
for (const { name, path } of pages.filter(({ language }) => language === defaultLanguage))
  test(
    `${name} as Tab leads through it, and as it is read aloud`,
    quickIf(HARDEST.includes(name)),
    async ({ page }) => {
      await page.goto(path);
      await expect(page.locator("[data-banner]")).toBeVisible();
      if (name === "booking")
        // A frame that is still loading loses keys.
        await expect(page.frameLocator("main iframe").getByRole("heading").first()).toBeVisible();
      const read = withoutHashes(await page.locator("main").ariaSnapshot());
      expect.soft(read).toMatchSnapshot(`${name}-read.yml`);
      const stops = await walkByTab(page);
      expect.soft(problemsOf(stops), path).toEqual([]);
      expect
        .soft(lines(stops.filter(({ inMain }) => inMain)))
        .toMatchSnapshot(`${name}-by-tab.txt`);
      // The layout is the same on every page.
      expect
        .soft(asElsewhere(lines(stops.filter(({ inMain }) => !inMain)), path))
        .toMatchSnapshot("layout-by-tab.txt");
      expect.soft(await page.evaluate(readingOrderProblems), path).toEqual([]);
      await page.setViewportSize(PHONE);
      expect.soft(await page.evaluate(readingOrderProblems), `${path} on a phone`).toEqual([]);
      await page.setViewportSize(DESK);
      const layout = asElsewhere(await readLayout(page), path);
      expect.soft(layout, path).toMatchSnapshot("layout-read.yml");
    },
  );

test("a phone's header and menu, by Tab and as they are read aloud", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  expect.soft(await page.locator("header").ariaSnapshot()).toMatchSnapshot("phone-read.yml");
  await page.locator("header [popovertarget]").click();
  const menu = page.getByRole("dialog");
  await expect(menu).toBeVisible();
  expect.soft(await menu.ariaSnapshot()).toMatchSnapshot("menu-read.yml");
  // Only the menu can be focused, not the page behind it.
  const stops = await walkByTab(page);
  expect.soft(problemsOf(stops)).toEqual([]);
  expect.soft(lines(stops)).toMatchSnapshot("menu-by-tab.txt");
});
