export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/**
 * What the scenarios ask of a browser: a part of Playwright's `Page`, small enough for WebDriver to
 * do the same. Selectors are CSS. What is to be clicked or filled in is waited for.
 */
export type Visitor = {
  /** Opens an address of the test site, and waits until it is loaded. */
  goto: (path: string) => Promise<unknown>;
  setViewportSize: (size: { width: number; height: number }) => Promise<void>;
  /** Runs a function, which knows nothing of its surroundings, in the page. */
  evaluate: <Result, Argument>(
    read: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>;
  click: (selector: string) => Promise<void>;
  fill: (selector: string, value: string) => Promise<void>;
  keyboard: { press: (key: "ArrowRight" | "Escape") => Promise<void> };
  /** A picture of the whole page, as PNG. */
  screenshot: (options: { fullPage: true }) => Promise<Buffer>;
};
