import type { Frame, Locator, Page } from "@playwright/test";
import { present } from "../../setup/present";

/** The page that stands beside the form. */
export const pageBeside = (page: Page) => page.frameLocator("#preview iframe");

/** The same, to run scripts in. */
export const framed = (page: Page) => {
  const [, frame] = page.frames();
  return present(frame, "page beside the form");
};

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/**
 * Types in a field of the form.
 * @param shown what the page beside it says then, in a text or of a picture
 * @returns the milliseconds until it does, counted in the browser
 */
export const timeToShow = (input: Locator, value: string, shown: string) =>
  input.evaluate(
    (element, { typed, expected }) =>
      new Promise<number>((done, failed) => {
        const page = document.querySelector<HTMLIFrameElement>("#preview iframe")?.contentDocument;
        const saysSo = () =>
          Boolean(
            page?.body.textContent.includes(expected) ||
            page?.querySelector(`img[alt*="${expected}"]`),
          );
        const start = performance.now();
        const look = () => {
          const milliseconds = performance.now() - start;
          if (saysSo()) done(milliseconds);
          else if (milliseconds > 10_000) failed(new Error(`The page does not say «${expected}».`));
          else requestAnimationFrame(look);
        };
        const { prototype } = element.constructor as typeof HTMLInputElement;
        // As a key does: React watches the property of the element itself.
        Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(element, typed);
        element.dispatchEvent(new Event("input", { bubbles: true }));
        look();
      }),
    { typed: value, expected: shown },
  );

/** The middle of a text's first line, in pixels from the corner of the element which holds it. */
export const middleOfText = (element: Locator, text: string) =>
  element.evaluate((holder, wanted) => {
    const texts = [...holder.childNodes].filter((node) => node.textContent?.includes(wanted));
    const range = document.createRange();
    range.selectNodeContents(texts[0] ?? holder);
    const [line = range.getBoundingClientRect()] = range.getClientRects();
    const { left, top } = holder.getBoundingClientRect();
    return { x: line.left - left + line.width / 2, y: line.top - top + line.height / 2 };
  }, text);

/** The window of a page of Gatsby's development server. */
type GatsbyWindow = Window & { ___navigate: (path: string) => void };

/** Turns both to a page, and returns what each says that the other does not. */
export const differences = async (beside: Frame, alone: Page, path: string) => {
  const wanted = encodeURI(path);
  for (const page of [beside, alone]) {
    await page.evaluate((to) => (window as unknown as GatsbyWindow).___navigate(to), path);
  }
  await alone.waitForURL(`**${wanted}`);
  await beside.waitForURL(`**${wanted}`);
  await beside.waitForFunction(() => document.querySelector("main [data-field]"));
  let found: string[] = [];
  for (let look = 0; look < 20; look += 1) {
    const [there, here] = [await said(beside), await said(alone)];
    found = [
      ...there.filter((line) => !here.includes(line)),
      ...here.filter((line) => !there.includes(line)),
    ];
    if (found.length === 0) break;
    await beside.evaluate(() => new Promise(requestAnimationFrame));
  }
  return found;
};

/** All that a page says, in texts, names of elements, addresses and data. */
const said = (page: Frame | Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    const lines: string[] = [];
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      const isData = parentElement?.matches("script[type='application/ld+json']");
      if (isData || !parentElement?.closest("script, style, gatsby-fast-refresh")) {
        lines.push(data.trim());
      }
    }
    const names = ["alt", "aria-label", "title", "placeholder", "content", "href", "value"];
    for (const name of names) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        lines.push(`${element.localName} ${name}: ${String(element.getAttribute(name))}`);
      }
    }
    return lines;
  });
