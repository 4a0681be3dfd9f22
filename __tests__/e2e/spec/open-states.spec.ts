import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility/axe";
import { test } from "../setup/fixtures";
import { uniqueAddress } from "../setup/inbox";
import { breakBooking, holdForm, PROVIDER_NOISE } from "../setup/providers";
import { desk, spaced, zoomed } from "../setup/views";
import { publishReview, sendMessage, writeMessage, writeReview } from "./forms";

test.use({ expectedNoise: PROVIDER_NOISE });

/** Functions that bring a page into a state. A focused toast stays visible. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  menu: async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await page.getByRole("button", { name: "Abrir el menú" }).click();
    await page.getByRole("dialog", { name: "Menú" }).waitFor();
  },
  dropdown: async (page) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    await page.locator("header summary").click();
  },
  lightbox: async (page) => {
    await page.goto("/galeria/#6");
    await page.getByRole("dialog").waitFor();
  },
  "form: sending, questions: open": async (page) => {
    await holdForm(page);
    await writeMessage(page, uniqueAddress());
    for (const question of await page.locator("main summary").all()) await question.click();
    await sendMessage(page);
    await page.locator("form[aria-busy=true]").waitFor();
  },
  "review: rating missing": async (page) => {
    await writeReview(page, uniqueAddress(), { rated: false });
    await publishReview(page);
    await page.locator("[role=alert] button").focus();
  },
  "review: published": async (page) => {
    await writeReview(page, uniqueAddress());
    await publishReview(page);
    await page.locator("[role=status] button").focus();
    await page.goto("/reseñas/");
    await page.locator("main li").waitFor();
  },
  "calendar: loading": async (page) => {
    await breakBooking(page, "hang");
    await page.goto("/reservas/");
    await page.getByText("Consultando los días libres…").waitFor();
  },
  "calendar: not there": async (page) => {
    await breakBooking(page, "error");
    await page.goto("/reservas/");
    await page.getByRole("alert").filter({ hasText: "El calendario no responde" }).waitFor();
  },
};

const WIDE = [desk, { ...spaced, width: desk.width }];

/** The menu is only in narrow windows, the dropdown only in wide ones. */
for (const { title, views, isTested, tag } of [
  { title: "narrow", views: [zoomed, spaced], isTested: (state: string) => state !== "dropdown" },
  { title: "wide", views: WIDE, isTested: (state: string) => state === "dropdown" },
  {
    title: "wide, others",
    views: WIDE,
    isTested: (state: string) => !/menu|dropdown/.test(state),
    tag: "@slow",
  },
])
  test(
    `axe-core finds nothing in an open state – ${title}`,
    { tag: tag ?? [] },
    async ({ page }) => {
      test.setTimeout(180_000);
      for (const [state, open] of Object.entries(states).filter(([name]) => isTested(name))) {
        await open(page);
        await expectAccessible(page, state, views);
        await page.unrouteAll({ behavior: "ignoreErrors" });
        await page.evaluate(() => [localStorage, sessionStorage].forEach((each) => each.clear()));
      }
    },
  );
