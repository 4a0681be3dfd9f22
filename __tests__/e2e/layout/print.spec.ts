import type { Page } from "@playwright/test";
import { defaultLanguage } from "../../../src/model/languages";
import { expect, test } from "../setup/fixtures";
import { pages, type TestedPage } from "../setup/pages";
import { PROVIDER_NOISE } from "../setup/providers";
import { quickIf } from "../setup/quick";

/** The area inside the margins of an A4 sheet, in CSS pixels. */
const SHEET = { width: 688, height: 1032 };

test.use({ viewport: SHEET, expectedNoise: PROVIDER_NOISE });

/**
 * Stores the visible and the folded texts of the content in `window.texts`, except interactive elements: buttons,
 * the field for a day, links that are not part of a sentence or lead to a place on the page, and the band at
 * its end.
 */
const rememberTexts = () => {
  const interactive = [
    "button, nav, [aria-labelledby=card-choice], [role=status], [aria-hidden=true], label:has(> #day)",
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

/** Returns the number of sheets on which a page is printed. */
const countSheets = async (page: Page) => {
  const pdf = await page.pdf({ format: "A4" });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
};

/** The sunsets of the trips, the prices by season and what is beside the calendar are on a second sheet. */
const SHEETS: Partial<Record<TestedPage["name"], number>> = {
  prices: 2,
  trips: 2,
  services: 1,
  service: 1,
  location: 1,
  booking: 2,
};

/** Returns the URLs that are printed behind the links of the content. */
const printedAddresses = (page: Page) =>
  page.locator("main a").evaluateAll((links) =>
    links.flatMap((link) => {
      const { content } = getComputedStyle(link, "::after");
      return link.checkVisibility() && content !== "none" ? [JSON.parse(content) as string] : [];
    }),
  );

/** Links in sentences to other sites. Long URLs of maps and chats are not printed. */
const ADDRESSES: Partial<Record<TestedPage["name"], string[]>> = {
  location: [],
  cookies: [
    " (https://privacycenter.instagram.com/policies/cookies/)",
    " (https://www.facebook.com/privacy/policies/cookies/)",
    " (https://support.mozilla.org/kb/clear-cookies-and-site-data-firefox)",
    " (https://www.turitop.com/cookies-policy/)",
  ],
};

/** The pages that people print, those with a number of sheets or addresses, and the one with content of a provider. */
const isPrinted = ({ name }: TestedPage) =>
  name === "contact" || name in SHEETS || name in ADDRESSES;

for (const isQuick of [true, false])
  test(
    `${isQuick ? "what people print" : "any other page"} prints: all of its text and the addresses of its sentences, black on white, nothing to press, and on few sheets`,
    quickIf(isQuick),
    async ({ page }) => {
      for (const tested of pages) {
        const { name, path, language } = tested;
        if (language !== defaultLanguage || isPrinted(tested) !== isQuick) continue;
        await page.emulateMedia({ media: "screen" });
        await page.goto(path);
        // Higher than what stands there until it comes.
        if (name === "booking") await page.locator("main iframe").waitFor();
        await page.evaluate(rememberTexts);
        await page.emulateMedia({ media: "print" });
        // Colours have transitions.
        await expect.poll(() => page.evaluate(printProblems), path).toEqual([]);
        const addresses = ADDRESSES[name];
        if (addresses) expect.soft(await printedAddresses(page), path).toEqual(addresses);
        const sheets = SHEETS[name];
        if (sheets) expect.soft(await countSheets(page), path).toBe(sheets);
      }
    },
  );
