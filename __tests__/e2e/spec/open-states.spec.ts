import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility/axe";
import { test } from "../setup/fixtures";
import { uniqueAddress } from "../setup/inbox";
import { breakBooking, holdForm, PROVIDER_NOISE } from "../setup/providers";
import { quickIf } from "../setup/quick";
import { desk, spaced, zoomed, type View } from "../setup/views";
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

/** The menu is only in narrow windows, the dropdown only in wide ones. */
const narrow = Object.keys(states).filter((state) => state !== "dropdown");
const wide = Object.keys(states).filter((state) => state !== "menu");

const testStates = (tested: string[], views: View[], isQuick: (state: string) => boolean) => {
  for (const state of tested)
    test(
      `axe-core finds nothing in an open state – ${state}, ${views[0]?.title}`,
      quickIf(isQuick(state)),
      async ({ page }) => {
        await states[state]?.(page);
        await expectAccessible(page, state, views);
      },
    );
};

testStates(narrow, [zoomed, spaced], () => true);
testStates(wide, [desk, { ...spaced, width: desk.width }], (state) => state === "dropdown");
