import type { Locator, Page } from "@playwright/test";

/** Tabs after which somebody would give up. */
const PATIENCE = 300;

/** How somebody works in the editor, and what it has cost: typing a value costs nothing. */
export type Hands = {
  /**
   * Presses a button, a link or a switch.
   * @param at pixels from its corner, which only the mouse can choose
   */
  press: (target: Locator, at?: { x: number; y: number }) => Promise<void>;
  /** Puts a value in the place of the one that a field has. */
  write: (input: Locator, value: string) => Promise<void>;
  /** Chooses from a list by what its options are called. */
  choose: (list: Locator, option: string) => Promise<void>;
  /**
   * Hits keys at once, for those who use keys.
   * @param target where to go first
   */
  hit?: (keys: string, target?: Locator) => Promise<void>;
  /** Clicks, or keys, since the last time that it was asked for. */
  takeCost: () => number;
};

/** Clicks are counted, those into a field too. */
export const byMouse = (): Hands => {
  let clicks = 0;
  const press: Hands["press"] = async (target, position) => {
    await target.click({ position });
    clicks += 1;
  };
  return {
    press,
    write: async (input, value) => {
      if (!(await isFocused(input))) await press(input);
      await input.fill(value);
    },
    choose: async (list, option) => {
      await press(list);
      await list.selectOption({ label: option });
    },
    takeCost: () => {
      const cost = clicks;
      clicks = 0;
      return cost;
    },
  };
};

/** The keys that lead somewhere and press it are counted; the mouse is not used. */
export const byKeys = (page: Page): Hands => {
  let keys = 0;
  const hit = async (key: string) => {
    await page.keyboard.press(key);
    keys += 1;
  };
  const reach = async (target: Locator) => {
    await target.waitFor();
    const isChoice = (await target.getAttribute("role")) === "menuitem";
    const key = isChoice ? "ArrowDown" : await tabTowards(target);
    for (let time = 0; !(await isFocused(target)); time += 1) {
      if (time > PATIENCE) throw new Error(`No key leads to ${String(target)}.`);
      await hit(key);
    }
  };
  return {
    hit: async (key, target) => {
      if (target) await reach(target);
      await hit(key);
    },
    press: async (target) => {
      await reach(target);
      await hit((await target.getAttribute("role")) === "switch" ? "Space" : "Enter");
    },
    write: async (input, value) => {
      await reach(input);
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.insertText(value);
    },
    choose: async (list, option) => {
      await reach(list);
      await page.keyboard.type(option);
    },
    takeCost: () => {
      const cost = keys;
      keys = 0;
      return cost;
    },
  };
};

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** Whoever sees the screen knows on which side something is. */
const tabTowards = (target: Locator) =>
  target.evaluate((element) => {
    const place = document.activeElement?.compareDocumentPosition(element) ?? 0;
    return place & Node.DOCUMENT_POSITION_PRECEDING && !(place & Node.DOCUMENT_POSITION_CONTAINS)
      ? "Shift+Tab"
      : "Tab";
  });
