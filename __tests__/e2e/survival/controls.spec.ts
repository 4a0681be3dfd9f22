import { BUTTON, OF_APP } from "../../../src/site/head-scripts/app";
import { startApp, waitForHydration } from "../setup/app";
import { expect, test } from "../setup/fixtures";
import { holdBack } from "../setup/hold-back";
import { pages } from "../setup/pages";
import { quickIf } from "../setup/quick";

/** Presses the first button of the app, and counts presses that the app can handle. Returns whether there is one. Runs in the page. */
const pressEarly = (buttons: string) => {
  addEventListener("click", ({ target }) => {
    const isOfReact = Object.keys(target as Element).some((key) => key.startsWith("__reactProps"));
    document.title = isOfReact ? "heard" : "too early";
  });
  const found = document.querySelector<HTMLElement>(`main :is(${buttons})[type=button]`);
  found?.click();
  return found !== null;
};

/** Returns the elements that have a handler, but are no links, and do not match. Runs in the page. */
const handledBut = (selector: string) =>
  [...document.querySelectorAll("#___gatsby *")]
    .filter((element) => {
      const key = Object.keys(element).find((name) => name.startsWith("__reactProps"));
      const props = key ? Object.keys(Reflect.get(element, key) as object) : [];
      // What captures presses leaves them to what is inside.
      return (
        props.some((name) => /^on[A-Z](?!.*Capture$)/.test(name)) && !element.matches("a[href]")
      );
    })
    .filter((element) => !element.closest(selector))
    .map(({ outerHTML }) => outerHTML.slice(0, 200));

/** Those with the most that the app handles; the other pages are slow. */
const QUICK = ["home", "trips", "booking", "contact", "gallery", "writeReview"];

// The page that is not found loads itself anew in the language of the browser.
for (const { name, path } of pages.filter(({ title }) => /^es (?!notFound)/.test(title)))
  test(
    `whatever the app handles is declared to its loader, and a press on it before the app is there has its effect then: ${name}`,
    quickIf(QUICK.includes(name)),
    async ({ page }) => {
      const release = await holdBack(page, "**/app-data.json");
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const isPressed = await page.evaluate(pressEarly, BUTTON);
      release();
      // Its button shows the calendar, which the app does by itself: the button is gone.
      if (name === "booking") await waitForHydration(page);
      else if (isPressed) {
        await waitForHydration(page);
        await expect(page).toHaveTitle("heard");
      } else await startApp(page);
      expect(await page.evaluate(handledBut, OF_APP)).toEqual([]);
    },
  );
