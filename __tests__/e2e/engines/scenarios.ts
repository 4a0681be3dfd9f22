import { expect } from "@playwright/test";
import { localPath, type LanguageCode } from "../../../src/languages";
import { routes } from "../../../src/routes";
import { received, uniqueAddress } from "../inbox";
import { words } from "../spec/words";
import { reads, rests, sees, settle, shows } from "./steps";
import { DESKTOP, PHONE, type Visitor } from "./visitor";

type Scenario = (visitor: Visitor, language: LanguageCode) => Promise<void>;

/** Opens a page as somebody who reads in its language and has rejected cookies. */
const open = async (visitor: Visitor, path: string, language: LanguageCode) => {
  await settle(visitor, language, "rejected");
  await visitor.goto(localPath(path, language));
};

/** What visitors do, in each language; the texts are those of the specification. */
export const scenarios: Record<string, Scenario> = {
  "menu: opens, Escape closes it, following a link closes it": async (visitor, language) => {
    await visitor.setViewportSize(PHONE);
    await open(visitor, routes.home, language);
    await visitor.click("[popovertarget=menu]");
    await shows(visitor, "#menu a[href*=precios]");
    await visitor.keyboard.press("Escape");
    await shows(visitor, "#menu", 0);
    await sees(visitor, () => document.activeElement?.getAttribute("popovertarget"), "menu");
    await visitor.click("[popovertarget=menu]");
    await visitor.click("#menu a[href*=precios]");
    await sees(visitor, () => location.pathname.includes("precios"), true);
    await shows(visitor, "#menu", 0);
  },

  "language: chosen, saved, followed on the next visit": async (visitor, language) => {
    const other = language === "de" ? "en" : "de";
    await visitor.setViewportSize(DESKTOP);
    await open(visitor, routes.prices, language);
    await visitor.click("header summary");
    await rests(visitor);
    await visitor.click(`header details a[lang=${other}]`);
    await sees(visitor, () => document.documentElement.lang, other);
    await sees(visitor, () => localStorage.getItem("language"), other);
    await shows(visitor, "header details[open]", 0);
    await visitor.click("header summary");
    await rests(visitor);
    await visitor.goto(routes.trips);
    await sees(visitor, () => location.pathname, localPath(routes.trips, other));
  },

  "lightbox: opens, goes on, Escape and Back close it": async (visitor, language) => {
    await visitor.setViewportSize(PHONE);
    await open(visitor, routes.gallery, language);
    await visitor.click('a[id="8"]');
    await reads(visitor, "dialog[open]", "8 / 9");
    const covers = () => {
      const { width, height } =
        document.querySelector("dialog[open]")?.getBoundingClientRect() ?? {};
      return width === innerWidth && height === innerHeight;
    };
    await sees(visitor, covers, true);
    await visitor.click("dialog[open] button + button");
    await reads(visitor, "dialog[open]", "9 / 9");
    await visitor.keyboard.press("ArrowRight");
    await reads(visitor, "dialog[open]", "1 / 9");
    await sees(visitor, () => location.hash, "#1");
    await visitor.keyboard.press("Escape");
    await shows(visitor, "dialog[open]", 0);
    await sees(visitor, () => document.activeElement?.id, "1");
    await sees(visitor, () => location.hash, "");
    await visitor.click('a[id="2"]');
    await reads(visitor, "dialog[open]", "2 / 9");
    await visitor.evaluate(() => history.back(), undefined);
    await shows(visitor, "dialog[open]", 0);
    await sees(visitor, () => location.pathname, localPath(routes.gallery, language));
  },

  "contact form: the browser asks for what is missing; sent": async (visitor, language) => {
    const address = uniqueAddress();
    await visitor.setViewportSize(PHONE);
    await open(visitor, routes.contact, language);
    await visitor.fill("#name", "Marta Oliver");
    await visitor.fill("#message", "¿Hay sitio el sábado?");
    await visitor.click("form button:not([type=button])");
    await sees(visitor, () => document.activeElement?.id, "email");
    await visitor.fill("#email", address);
    await visitor.click("form button:not([type=button])");
    await reads(visitor, "[role=status]", words[language].sentText);
    await sees(visitor, () => document.querySelector("textarea")?.value, "");
    expect(await received(address)).toMatchObject([
      { email: address, message: "¿Hay sitio el sábado?" },
    ]);
  },

  "review form: stars asked for, given, stored, shown, removed": async (visitor, language) => {
    const address = uniqueAddress();
    await visitor.setViewportSize(PHONE);
    await open(visitor, routes.writeReview, language);
    await visitor.fill("#name", "Carla Riera");
    await visitor.fill("#email", address);
    await visitor.fill("#message", "Una cala sin un solo barco más.");
    await visitor.click("form button:not([type=button])");
    await reads(visitor, "[role=alert]", words[language].unratedText);
    await visitor.click("label:has([value='4'])");
    await reads(visitor, "label:has(:checked)", words[language].fourStars);
    await visitor.click("form button:not([type=button])");
    await reads(visitor, "[role=status]", words[language].submittedText);
    await shows(visitor, "label:has(:checked)", 0);
    expect(await received(address)).toHaveLength(1);
    await visitor.goto(localPath(routes.reviews, language));
    await reads(visitor, "main li", "Una cala sin un solo barco más.");
    await visitor.evaluate(
      () => Object.assign(window, { confirm: () => true }) && undefined,
      undefined,
    );
    await visitor.click("main li button");
    await shows(visitor, "main li blockquote", 0);
    await sees(visitor, () => localStorage.getItem("customerReviews"), "[]");
  },

  "cookie banner: accepted, opened again, rejected": async (visitor, language) => {
    await visitor.setViewportSize(PHONE);
    await settle(visitor, language);
    await visitor.goto(localPath(routes.prices, language));
    await shows(visitor, "[data-banner]");
    await visitor.click("[data-cookies=accepted]");
    await shows(visitor, "[data-banner]", 0);
    await sees(visitor, () => localStorage.getItem("cookieConsent"), "accepted");
    await visitor.goto(localPath(routes.prices, language));
    await shows(visitor, "[data-banner]", 0);
    await visitor.click("[data-cookies=ask]");
    await shows(visitor, "[data-banner]");
    await sees(visitor, () => document.activeElement?.hasAttribute("data-banner"), true);
    await visitor.click("[data-cookies=rejected]");
    await shows(visitor, "[data-banner]", 0);
    await sees(visitor, () => localStorage.getItem("cookieConsent"), "rejected");
    await sees(visitor, () => document.activeElement?.getAttribute("data-cookies"), "ask");
  },

  "calendar: asked for, shown in the page's language": async (visitor, language) => {
    await visitor.setViewportSize(DESKTOP);
    await open(visitor, routes.booking, language);
    await shows(visitor, ".load-turitop iframe", 0);
    await visitor.click("section:has(#calendar) button");
    await shows(visitor, ".load-turitop iframe");
    await shows(visitor, "section[aria-busy=true]", 0);
    const frame = () => document.querySelector<HTMLIFrameElement>(".load-turitop iframe")?.src;
    expect(await visitor.evaluate(frame, undefined)).toContain(`/${language}/`);
  },
};
