import type { CDPSession, Page } from "@playwright/test";

/** A window, in CSS pixels, and settings of a visitor. */
export type View = {
  /** The title in failures. */
  title: string;
  width: number;
  height: number;
  /** Whether a style sheet of the visitor increases the text spacing (WCAG 1.4.12). */
  isSpaced?: boolean;
  /** The browser's default font size, in pixels. */
  textSize?: number;
  /** The font size that a style sheet of the visitor gives the page, in pixels. */
  rootSize?: number;
};

/** A window of 1280 × 1024 pixels at 400 % zoom (WCAG 1.4.10). */
export const zoomed: View = { title: "at 400 %", width: 320, height: 256 };
export const phone: View = { title: "on a phone", width: 390, height: 900 };
export const spaced: View = { title: "spaced out", width: 320, height: 640, isSpaced: true };
export const desk: View = { title: "on a desk", width: 1440, height: 900 };

const TEXT_SIZE = 16;

const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

const setTextSize = async (page: Page, standard: number) => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  await (await session).send("Page.setFontSizes", { fontSizes: { standard } });
};

/** Applies a view, and waits until the page has been rendered. Returns a function that undoes it. */
export const applyView = async (
  page: Page,
  { width, height, isSpaced, textSize = TEXT_SIZE, rootSize }: View,
) => {
  const styles = [isSpaced && SPACING, rootSize && `:root { font-size: ${rootSize}px }`];
  const style = styles.filter(Boolean).join("");
  await page.setViewportSize({ width, height });
  if (textSize !== TEXT_SIZE) await setTextSize(page, textSize);
  await page.evaluate(async (css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, style);
  return async () => {
    if (textSize !== TEXT_SIZE) await setTextSize(page, TEXT_SIZE);
    if (style) await page.evaluate(() => void (document.adoptedStyleSheets = []));
  };
};
