import { en } from "../../../packages/desk/words/en";
import { es, type DeskWords } from "../../../packages/desk/words/es";
import { quickIf } from "../setup/quick";
import { expect, test } from "./fixtures";
import { field, openHome, write } from "./steps";

const WIDTHS = [320, 360, 390, 820, 1180, 1440];

/** What the bar says of the site and of the changes, and what its buttons say, at their longest, by where it is said. */
const longest = ({ status, publishing }: DeskWords) => {
  const { saved, homeFailed, from, time, day, atTime, onDay } = status;
  const { building, late, sent, notArrived } = status;
  return {
    ".bar__changes b, .foot b": ["128"],
    ".status__text span": [
      ...[time("12:58"), day("28 de septiembre de 2026")].map(status.public),
      ...[building("28 de septiembre"), late("12:58"), sent("12:58"), notArrived],
      ...[saved(atTime("12:58")), saved(onDay("28 de septiembre de 2026")), homeFailed],
      ...[publishing.home.undone, publishing.web.unconfirmed],
      from("un-nombre-largo", "Precios › Excursión de la mañana 320 € → 330 €, y 12 más"),
    ],
    ".publish": [publishing.web, publishing.home].flatMap((each) => [
      each.publish,
      each.publishing,
    ]),
  };
};

/**
 * Returns what in the bar, or in the foot of a narrow window, is cut, overlaps or leaves the window, whatever is said.
 * Runs in the page.
 */
const problemsOf = (texts: ReturnType<typeof longest>) => {
  const found: string[] = [];
  const look = (said: string) => {
    for (const row of document.querySelectorAll(".bar, .foot")) {
      // What only screen readers hear takes no place.
      const parts = [...row.children].filter(
        (part) => part.getClientRects().length > 0 && !part.matches(".hide"),
      );
      for (const [place, part] of parts.entries()) {
        const { left, right, bottom, width } = part.getBoundingClientRect();
        const follows = parts[place + 1]?.getBoundingClientRect();
        // The foot has two rows.
        const next = follows && follows.top < bottom ? follows.left : innerWidth;
        const name = `${said}: ${part.className} «${part.textContent}»`;
        if (left < 0 || right > next + 0.5) found.push(`${name} reaches over what follows`);
        // The line and the name are cut with an ellipsis; of the buttons all is seen.
        const isWhole = part.scrollWidth <= Math.ceil(width);
        if (!part.matches(".status, .bar__brand, .bar__search") && !isWhole)
          found.push(`${name} is cut`);
      }
    }
  };
  for (const [where, all] of Object.entries(texts))
    for (const text of all) {
      for (const element of document.querySelectorAll(where)) {
        const node = [...element.childNodes].find(({ nodeValue }) => nodeValue?.trim());
        if (node) node.nodeValue = text;
      }
      look(text);
    }
  return found;
};

for (const [language, words, locale] of [
  ["Spanish", es, "es-ES"],
  ["English", en, "en-GB"],
] as const)
  test.describe(language, () => {
    test.use({ locale });

    const title = `the bar's words fit at any width, in the browser's language: ${language}`;
    test(title, quickIf(words === es), async ({ page, home }) => {
      await openHome(page, home, "#/file/trips/sunset.json?field=end");
      await expect(page.locator("html")).toHaveAttribute("lang", words.tag);
      // Both a change and something to correct.
      await write(field(page, "end"), "25:70");
      await expect(page.locator(".bar__changes svg")).toBeVisible();
      await page.locator(".publish").evaluate((button) => {
        // As while it is being published.
        button.prepend(Object.assign(document.createElement("span"), { className: "spin" }));
      });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(problemsOf, longest(words)), `${width} wide`).toEqual([]);
      }
    });
  });
