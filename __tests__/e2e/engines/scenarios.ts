import { expect, type Page } from "@playwright/test";
import { localPath, type LanguageCode } from "../../../src/languages";
import { routes } from "../../../src/routes";
import { received, uniqueAddress } from "../inbox";
import { words } from "../spec/words";
import { DESKTOP, PHONE, reads, rests, sees, settle, shows } from "./steps";

type Scenario = (page: Page, language: LanguageCode) => Promise<void>;

/** Opens a page as somebody who reads in its language and has rejected cookies. */
const open = async (page: Page, path: string, language: LanguageCode) => {
  await settle(page, language, "rejected");
  await page.goto(localPath(path, language));
};

/** What visitors do, in each language; the texts are those of the specification. */
export const scenarios: Record<string, Scenario> = {
  "menu: opens, Escape closes it, following a link closes it": async (page, language) => {
    await page.setViewportSize(PHONE);
    await open(page, routes.home, language);
    await page.click("[popovertarget=menu]");
    await shows(page, "#menu a[href*=precios]");
    await page.keyboard.press("Escape");
    await shows(page, "#menu", 0);
    await sees(page, () => document.activeElement?.getAttribute("popovertarget"), "menu");
    await page.click("[popovertarget=menu]");
    await page.click("#menu a[href*=precios]");
    await sees(page, () => location.pathname.includes("precios"), true);
    await shows(page, "#menu", 0);
  },

  "language: chosen, saved, followed on the next visit": async (page, language) => {
    const other = language === "de" ? "en" : "de";
    await page.setViewportSize(DESKTOP);
    await open(page, routes.prices, language);
    await page.click("header summary");
    await rests(page);
    await page.click(`header details a[lang=${other}]`);
    await sees(page, () => document.documentElement.lang, other);
    await sees(page, () => localStorage.getItem("language"), other);
    await shows(page, "header details[open]", 0);
    await page.click("header summary");
    await rests(page);
    await page.goto(routes.trips);
    await sees(page, () => location.pathname, localPath(routes.trips, other));
  },

  "lightbox: opens, goes on, Escape and Back close it": async (page, language) => {
    await page.setViewportSize(PHONE);
    await open(page, routes.gallery, language);
    await page.click('a[id="8"]');
    await reads(page, "dialog[open]", "8 / 9");
    const covers = () => {
      const { width, height } =
        document.querySelector("dialog[open]")?.getBoundingClientRect() ?? {};
      return width === innerWidth && height === innerHeight;
    };
    await sees(page, covers, true);
    await page.click("dialog[open] button + button");
    await reads(page, "dialog[open]", "9 / 9");
    await page.keyboard.press("ArrowRight");
    await reads(page, "dialog[open]", "1 / 9");
    await sees(page, () => location.hash, "#1");
    await page.keyboard.press("Escape");
    await shows(page, "dialog[open]", 0);
    await sees(page, () => document.activeElement?.id, "1");
    await sees(page, () => location.hash, "");
    await page.click('a[id="2"]');
    await reads(page, "dialog[open]", "2 / 9");
    await page.evaluate(() => history.back());
    await shows(page, "dialog[open]", 0);
    await sees(page, () => location.pathname, localPath(routes.gallery, language));
  },

  "contact form: the browser asks for what is missing; sent": async (page, language) => {
    const address = uniqueAddress();
    await page.setViewportSize(PHONE);
    await open(page, routes.contact, language);
    await page.fill("#name", "Marta Oliver");
    await page.fill("#message", "¿Hay sitio el sábado?");
    await page.click("form button:not([type=button])");
    await sees(page, () => document.activeElement?.id, "email");
    await page.fill("#email", address);
    await page.click("form button:not([type=button])");
    await reads(page, "[role=status]", words[language].sentText);
    await sees(page, () => document.querySelector("textarea")?.value, "");
    expect(await received(address)).toMatchObject([
      { email: address, message: "¿Hay sitio el sábado?" },
    ]);
  },

  "review form: stars asked for, given, stored, shown, removed": async (page, language) => {
    const address = uniqueAddress();
    await page.setViewportSize(PHONE);
    await open(page, routes.writeReview, language);
    await page.fill("#name", "Carla Riera");
    await page.fill("#email", address);
    await page.fill("#message", "Una cala sin un solo barco más.");
    await page.click("form button:not([type=button])");
    await reads(page, "[role=alert]", words[language].unratedText);
    await page.click("label:has([value='4'])");
    await reads(page, "label:has(:checked)", words[language].fourStars);
    await page.click("form button:not([type=button])");
    await reads(page, "[role=status]", words[language].submittedText);
    await shows(page, "label:has(:checked)", 0);
    expect(await received(address)).toHaveLength(1);
    await page.goto(localPath(routes.reviews, language));
    await reads(page, "main li", "Una cala sin un solo barco más.");
    await page.evaluate(
      () => Object.assign(window, { confirm: () => true }) && undefined,
      undefined,
    );
    await page.click("main li button");
    await shows(page, "main li blockquote", 0);
    await sees(page, () => localStorage.getItem("customerReviews"), "[]");
  },

  "cookie banner: accepted, opened again, rejected": async (page, language) => {
    await page.setViewportSize(PHONE);
    await settle(page, language);
    await page.goto(localPath(routes.prices, language));
    await shows(page, "[data-banner]");
    await page.click("[data-cookies=accepted]");
    await shows(page, "[data-banner]", 0);
    await sees(page, () => localStorage.getItem("cookieConsent"), "accepted");
    await page.goto(localPath(routes.prices, language));
    await shows(page, "[data-banner]", 0);
    await page.click("[data-cookies=ask]");
    await shows(page, "[data-banner]");
    await sees(page, () => document.activeElement?.hasAttribute("data-banner"), true);
    await page.click("[data-cookies=rejected]");
    await shows(page, "[data-banner]", 0);
    await sees(page, () => localStorage.getItem("cookieConsent"), "rejected");
    await sees(page, () => document.activeElement?.getAttribute("data-cookies"), "ask");
  },

  "calendar: asked for, shown in the page's language": async (page, language) => {
    await page.setViewportSize(DESKTOP);
    await open(page, routes.booking, language);
    await shows(page, ".load-turitop iframe", 0);
    await page.click("section:has(#calendar) button");
    await shows(page, ".load-turitop iframe");
    await shows(page, "section[aria-busy=true]", 0);
    const frame = () => document.querySelector<HTMLIFrameElement>(".load-turitop iframe")?.src;
    expect(await page.evaluate(frame)).toContain(`/${language}/`);
  },
};
