import type { FrameLocator, Locator, Page } from "@playwright/test";
import { es } from "../../../../packages/desk/words/es";
import { expect } from "../fixtures";
import { field, main } from "../steps";
import type { InputDevice } from "./input-device";

/** The owner at the start screen of the desk. */
export type Owner = {
  page: Page;
  device: InputDevice;
  /** The page beside the form. */
  beside: FrameLocator;
  /** Whether the window shows either the form or the page. */
  isNarrow: boolean;
  usesKeys: boolean;
};

/** Returns a different text for each language. */
export const inEachLanguage = (text: string) => ({
  es: `${text} uno`,
  en: `${text} one`,
  de: `${text} eins`,
});

/** Follows a link of the start screen or of a list. */
export const follow = ({ page, device }: Owner, name: string | RegExp) =>
  device.press(main(page).getByRole("link", { name }).first());

export const pressButton = ({ page, device }: Owner, name: string) =>
  device.press(main(page).getByRole("button", { name, exact: true }));

export const writeInEachLanguage = async ({ page, device }: Owner, name: string, text: string) => {
  for (const [language, written] of Object.entries(inEachLanguage(text)))
    await device.write(field(page, `${name}.${language}`), written);
};

/** Opens a section through the navigation, on a phone through the menu. */
export const openSection = async ({ page, device, isNarrow }: Owner, name: string) => {
  if (isNarrow) await device.press(page.getByRole("button", { name: es.bar.menu }));
  const around: Page | Locator = isNarrow ? page.getByRole("dialog") : page;
  await device.press(around.getByRole("link", { name, exact: true }));
};

/** Runs `look` while the page is visible: on a phone it switches to the page, then back to the form. */
export const atPage = async ({ page, device, isNarrow }: Owner, look: () => Promise<void>) => {
  if (isNarrow) await device.press(page.getByRole("button", { name: es.stage.seePage }));
  await look();
  if (isNarrow) await device.press(page.getByRole("button", { name: es.stage.backToForm }));
};

export const expectText = (owner: Owner, text: string | RegExp) =>
  atPage(owner, () =>
    expect(owner.beside.getByText(text).filter({ visible: true }).first()).toBeVisible(),
  );
