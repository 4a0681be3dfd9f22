import { expect, type Page } from "@playwright/test";
import { localPath } from "../../../src/base/languages";
import { routes } from "../../../src/model/routes";
import { received, uniqueAddress } from "../setup/inbox";
import { words } from "../spec/words";
import {
  DESKTOP,
  PHONE,
  setVisitor,
  waitForIdle,
  waitForText,
  waitForValue,
  waitForVisible,
} from "./steps";

type Scenario = (page: Page) => Promise<void>;

/** Opens a page as a visitor who has chosen Spanish and rejected cookies. */
const open = async (page: Page, path: string) => {
  await setVisitor(page, "es", "rejected");
  await page.goto(path);
};

/** Types 7 July 2027 into the focused date field. Day and month are the same, as their order depends on the browser. */
const typeDay = async (page: Page) => {
  // WebKit does not go on to the next part by itself.
  const next = page.context().browser()?.browserType().name() === "webkit" ? ["Tab"] : [];
  for (const key of [..."07", ...next, ..."07", ...next, ..."2027"]) await page.keyboard.press(key);
};

/** What visitors do. */
export const scenarios: Record<string, Scenario> = {
  "menu: opens, Escape closes it, following a link closes it": async (page) => {
    await page.setViewportSize(PHONE);
    await open(page, routes.home);
    await page.click("[popovertarget=menu]");
    await waitForVisible(page, "#menu a[href*=precios]");
    await page.keyboard.press("Escape");
    await waitForVisible(page, "#menu", 0);
    await waitForValue(page, () => document.activeElement?.getAttribute("popovertarget"), "menu");
    await page.click("[popovertarget=menu]");
    await page.click("#menu a[href*=precios]");
    await waitForValue(page, () => location.pathname.includes("precios"), true);
    await waitForVisible(page, "#menu", 0);
  },

  "language: chosen, saved, followed on the next visit": async (page) => {
    await page.setViewportSize(DESKTOP);
    await open(page, routes.prices);
    await page.click("header summary");
    await waitForIdle(page);
    await page.click("header details a[lang=de]");
    await waitForValue(page, () => document.documentElement.lang, "de");
    await waitForValue(page, () => localStorage.getItem("language"), "de");
    await waitForVisible(page, "header details[open]", 0);
    await page.click("header summary");
    await waitForIdle(page);
    await page.goto(routes.trips);
    await waitForValue(page, () => location.pathname, localPath(routes.trips, "de"));
  },

  "outing: a day is typed, a trip pressed; the booking page has both, in another language too":
    async (page) => {
      await page.setViewportSize(DESKTOP);
      await open(page, routes.trips);
      await page.focus("#day");
      await typeDay(page);
      await waitForText(page, "main [role=status]", "7 de julio");
      await page.click("main [data-trip=sunset]");
      await waitForText(page, "[data-shown]", "7 de julio 17:30–21:00");
      await page.click("header summary");
      await waitForIdle(page);
      await page.click("header details a[lang=de]");
      await waitForText(page, "[data-shown]", "7. Juli 17:30–21:00");
      const address = `${localPath(routes.booking, "de")}?day=2027-07-07&trip=sunset`;
      await waitForValue(page, () => location.pathname + location.search, address);
      await page.evaluate(() => history.go(-2));
      await waitForValue(page, () => document.querySelector("input")?.value, "2027-07-07");
    },

  "lightbox: opens, goes on, Escape and Back close it": async (page) => {
    await page.setViewportSize(PHONE);
    await open(page, routes.gallery);
    await page.click('a[id="8"]');
    await waitForText(page, "dialog[open]", "8 / 9");
    const covers = () => {
      const { width, height } =
        document.querySelector("dialog[open]")?.getBoundingClientRect() ?? {};
      return width === innerWidth && height === innerHeight;
    };
    await waitForValue(page, covers, true);
    await page.click("dialog[open] button + button");
    await waitForText(page, "dialog[open]", "9 / 9");
    await page.keyboard.press("ArrowRight");
    await waitForText(page, "dialog[open]", "1 / 9");
    await waitForValue(page, () => location.hash, "#1");
    await page.keyboard.press("Escape");
    await waitForVisible(page, "dialog[open]", 0);
    await waitForValue(page, () => document.activeElement?.id, "1");
    await waitForValue(page, () => location.hash, "");
    await page.click('a[id="2"]');
    await waitForText(page, "dialog[open]", "2 / 9");
    await page.evaluate(() => history.back());
    await waitForVisible(page, "dialog[open]", 0);
    await waitForValue(page, () => location.pathname, routes.gallery);
  },

  "contact form: the browser asks for what is missing; sent": async (page) => {
    const address = uniqueAddress();
    await page.setViewportSize(PHONE);
    await open(page, routes.contact);
    await page.fill("#name", "Marta Oliver");
    await page.fill("#message", "¿Hay sitio el sábado?");
    await page.click("form button:not([type=button])");
    await waitForValue(page, () => document.activeElement?.id, "email");
    await page.fill("#email", address);
    await page.click("form button:not([type=button])");
    await waitForText(page, "[role=status]", words.sentText);
    await waitForValue(page, () => document.querySelector("textarea")?.value, "");
    expect(await received(address)).toMatchObject([
      { email: address, message: "¿Hay sitio el sábado?" },
    ]);
  },

  "review form: stars asked for, given, stored, shown, removed": async (page) => {
    const address = uniqueAddress();
    await page.setViewportSize(PHONE);
    await open(page, routes.writeReview);
    await page.fill("#name", "Carla Riera");
    await page.fill("#email", address);
    await page.fill("#message", "Una cala sin un solo barco más.");
    await page.click("form button:not([type=button])");
    await waitForText(page, "[role=alert]", words.unratedText);
    await page.click("label:has([value='4'])");
    await waitForText(page, "label:has(:checked)", words.fourStars);
    await page.click("form button:not([type=button])");
    await waitForText(page, "[role=status]", words.submittedText);
    await waitForVisible(page, "label:has(:checked)", 0);
    expect(await received(address)).toHaveLength(1);
    await page.goto(routes.reviews);
    await waitForText(page, "main li", "Una cala sin un solo barco más.");
    await page.evaluate(
      () => Object.assign(window, { confirm: () => true }) && undefined,
      undefined,
    );
    await page.click("main li button");
    await waitForVisible(page, "main li blockquote", 0);
    await waitForValue(page, () => localStorage.getItem("customerReviews"), "[]");
  },

  "cookie banner: accepted, opened again, rejected": async (page) => {
    await page.setViewportSize(PHONE);
    await setVisitor(page, "es");
    await page.goto(routes.prices);
    await waitForVisible(page, "[data-banner]");
    await page.click("[data-cookies=accepted]");
    await waitForVisible(page, "[data-banner]", 0);
    await waitForValue(page, () => localStorage.getItem("cookieConsent"), "accepted");
    await page.goto(routes.prices);
    await waitForVisible(page, "[data-banner]", 0);
    await page.click("[data-cookies=ask]");
    await waitForVisible(page, "[data-banner]");
    await waitForValue(page, () => document.activeElement?.hasAttribute("data-banner"), true);
    await page.click("[data-cookies=rejected]");
    await waitForVisible(page, "[data-banner]", 0);
    await waitForValue(page, () => localStorage.getItem("cookieConsent"), "rejected");
    await waitForValue(page, () => document.activeElement?.getAttribute("data-cookies"), "ask");
  },

  "calendar: asked for, shown in the page's language": async (page) => {
    await page.setViewportSize(DESKTOP);
    await open(page, routes.booking);
    await waitForVisible(page, ".load-turitop iframe", 0);
    await page.click("section:has(#calendar) button");
    await waitForVisible(page, ".load-turitop iframe");
    await waitForVisible(page, "section[aria-busy=true]", 0);
    const frame = () => document.querySelector<HTMLIFrameElement>(".load-turitop iframe")?.src;
    expect(await page.evaluate(frame)).toContain("/es/");
  },
};
