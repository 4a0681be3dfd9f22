import type { Locator, Page } from "@playwright/test";

/** The number of Tab presses after which an element counts as unreachable. */
const MAX_TABS = 150;

/** An input device. Text is typed key by key. */
export type InputDevice = {
  press: (target: Locator) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  /** Replaces the text of a control. */
  write: (control: Locator, text: string) => Promise<void>;
};

const createDevice = (
  page: Page,
  press: InputDevice["press"],
  /** Moves the focus to a control. */
  reach = press,
): InputDevice => ({
  press,
  type: (text) => page.keyboard.type(text),
  write: async (control, text) => {
    await reach(control);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(text);
  },
});

export const mouse = (page: Page) => createDevice(page, (target) => target.click());

export const touchscreen = (page: Page) => createDevice(page, (target) => target.tap());

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** Returns the key that moves the focus towards an element. */
const keyTowards = (target: Locator) =>
  target.evaluate((element) => {
    const place = document.activeElement?.compareDocumentPosition(element) ?? 0;
    const isBefore =
      place & Node.DOCUMENT_POSITION_PRECEDING && !(place & Node.DOCUMENT_POSITION_CONTAINS);
    return isBefore ? "Shift+Tab" : "Tab";
  });

export const keyboard = (page: Page) => {
  const reach = async (target: Locator) => {
    await target.waitFor();
    const key = await keyTowards(target);
    for (let time = 0; !(await isFocused(target)); time += 1) {
      if (time > MAX_TABS) throw new Error(`No key leads to ${String(target)}.`);
      await page.keyboard.press(key);
    }
  };
  const press = async (target: Locator) => {
    await reach(target);
    await page.keyboard.press(
      (await target.getAttribute("type")) === "checkbox" ? "Space" : "Enter",
    );
  };
  return createDevice(page, press, reach);
};
