import type { Locator, Page } from "@playwright/test";

/** Tabs after which somebody would give up. */
const PATIENCE = 150;

/** How somebody works at the desk. What is written is typed key by key. */
export type Hands = {
  press: (target: Locator) => Promise<void>;
  /** Types in place of what a control holds. */
  write: (control: Locator, text: string) => Promise<void>;
};

const typeOver = async (page: Page, text: string) => {
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
};

const pressing = (page: Page, press: Hands["press"]): Hands => ({
  press,
  write: async (control, text) => {
    await press(control);
    await typeOver(page, text);
  },
});

export const byMouse = (page: Page) => pressing(page, (target) => target.click());

/** By a finger, as on a phone. */
export const byTouch = (page: Page) => pressing(page, (target) => target.tap());

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** Whoever sees the screen knows on which side something is. */
const keyTowards = (target: Locator) =>
  target.evaluate((element) => {
    const place = document.activeElement?.compareDocumentPosition(element) ?? 0;
    const isBefore =
      place & Node.DOCUMENT_POSITION_PRECEDING && !(place & Node.DOCUMENT_POSITION_CONTAINS);
    return isBefore ? "Shift+Tab" : "Tab";
  });

/** By keys alone. */
export const byKeys = (page: Page): Hands => {
  const reach = async (target: Locator) => {
    await target.waitFor();
    const key = await keyTowards(target);
    for (let time = 0; !(await isFocused(target)); time += 1) {
      if (time > PATIENCE) throw new Error(`No key leads to ${String(target)}.`);
      await page.keyboard.press(key);
    }
  };
  return {
    press: async (target) => {
      await reach(target);
      await page.keyboard.press("Enter");
    },
    write: async (control, text) => {
      await reach(control);
      await typeOver(page, text);
    },
  };
};
