import type { Page } from "@playwright/test";
import { defaultLanguage } from "../../../src/base/languages";
import { routes } from "../../../src/model/routes";
import { expect, test } from "../setup/fixtures";
import { pages, type TestedPage } from "../setup/pages";
import { PROVIDER_NOISE } from "../setup/providers";
import { quickIf } from "../setup/quick";

/** The area inside the margins of an A4 sheet, in CSS pixels. */
const SHEET = { width: 688, height: 1032 };

/** The pages that people print, and the one with content of a provider. */
const PRINTED: TestedPage["name"][] = ["prices", "location", "booking", "contact"];

test.use({ viewport: SHEET, expectedNoise: PROVIDER_NOISE });

/**
 * Stores the visible and the folded texts of the content in `window.texts`, except interactive elements: buttons,
 * the field for a day, links that are not part of a sentence or lead to a place on the page, and the band at
 * its end.
 */
const rememberTexts = () => {
  const interactive = [
    "button, nav, [role=status], [aria-hidden=true], [data-app]:has(> div #day)",
    ":not(p, li, dd, td) > a:not([href^='tel:'], [href^='mailto:'])",
    `a[href^="${location.pathname}#"]`,
    "main > * + section:last-child:has(:not(p, li) > a[href^='/'])",
    "article + details",
    "article details",
  ].join();
  const walker = document.createTreeWalker(
    document.querySelector("main") as Element,
    NodeFilter.SHOW_TEXT,
  );
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const { parentElement } = text;
    const isShown =
      text.data.trim() && (parentElement?.checkVisibility() || parentElement?.closest("details"));
    if (isShown && !parentElement?.closest(interactive)) texts.push(text);
  }
  Object.assign(window, { texts });
};

/** Returns what is missing on paper, and what should not be printed. */
const printProblems = () => {
  const { texts } = window as unknown as { texts: Text[] };
  const problems = texts
    // The app may have replaced some elements, for example in the calendar.
    .filter(({ isConnected, parentElement }) => isConnected && !parentElement?.checkVisibility())
    .map(({ data }) => `missing: ${data}`);
  if (texts.length === 0) problems.push("no text");
  for (const contact of ["tel:", "mailto:"])
    if (!document.querySelector(`footer a[href^="${contact}"]`)?.checkVisibility())
      problems.push(`missing: ${contact}`);
  for (const element of document.querySelectorAll("body *")) {
    if (!element.checkVisibility()) continue;
    const name = `${element.tagName} ${element.textContent?.slice(0, 20)}`;
    const { position, color, backgroundColor } = getComputedStyle(element);
    const isEmpty = element.getBoundingClientRect().height === 0;
    if (/fixed|sticky/.test(position) && !isEmpty) problems.push(`floats: ${name}`);
    if (element.matches("button, :is(header, footer) nav, dialog, main ~ aside"))
      problems.push(`useless: ${name}`);
    if (color !== "rgb(0, 0, 0)") problems.push(`in colour: ${name}`);
    if (backgroundColor !== "rgba(0, 0, 0, 0)") problems.push(`on colour: ${name}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) problems.push("wider than the sheet");
  return problems;
};

for (const isPrinted of [true, false])
  test(
    `${isPrinted ? "what people print" : "any other page"} prints: all of its text, black on white, and nothing to press`,
    quickIf(isPrinted),
    async ({ page }) => {
      for (const { name, path, language } of pages) {
        if (language !== defaultLanguage || PRINTED.includes(name) !== isPrinted) continue;
        await page.emulateMedia({ media: "screen" });
        await page.goto(path);
        await page.evaluate(rememberTexts);
        await page.emulateMedia({ media: "print" });
        // Colours have transitions.
        await expect.poll(() => page.evaluate(printProblems), path).toEqual([]);
      }
    },
  );

/** Returns the number of sheets on which a page is printed. */
const countSheets = async (page: Page) => {
  const pdf = await page.pdf({ format: "A4" });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
};

/** The sunsets of the trips, and the prices by season, are on a second sheet. */
const SHEETS = [
  ["prices", 2],
  ["trips", 2],
  ["services", 1],
  ["location", 1],
  ["booking", 1],
] as const;

test("services, the way to the boat and how to book fit on a sheet each, prices and trips on two", async ({
  page,
}) => {
  for (const [name, count] of SHEETS) {
    await page.goto(routes[name]);
    expect.soft(await countSheets(page), name).toBe(count);
  }
});

/** Returns the URLs that are printed behind the links of the content. */
const printedAddresses = (page: Page) =>
  page.locator("main a").evaluateAll((links) =>
    links.flatMap((link) => {
      const { content } = getComputedStyle(link, "::after");
      return link.checkVisibility() && content !== "none" ? [JSON.parse(content) as string] : [];
    }),
  );

test("a sentence's link to another site has its address on paper", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(routes.cookies);
  expect(await printedAddresses(page)).toEqual([
    " (https://privacycenter.instagram.com/policies/cookies/)",
    " (https://www.facebook.com/privacy/policies/cookies/)",
    " (https://support.mozilla.org/kb/clear-cookies-and-site-data-firefox)",
    " (https://www.turitop.com/cookies-policy/)",
  ]);
  // Long URLs of maps and chats are not printed.
  await page.goto(routes.location);
  expect(await printedAddresses(page)).toEqual([]);
});
