/** What both Playwright and Puppeteer can do with a page. */
export type Driver = {
  goto: (url: string) => Promise<unknown>;
  evaluate: <Result, Argument>(
    work: (argument: Argument) => Result,
    argument: Argument,
  ) => Promise<Awaited<Result>>;
  /** Waits until the function returns something true. @throws if it does not within 10 seconds */
  waitFor: <Argument>(
    work: (argument: Argument) => unknown,
    argument: Argument,
  ) => Promise<unknown>;
  /** Presses the middle of an element with the pointer. */
  press: (selector: string) => Promise<unknown>;
  /** Types key by key into what has the focus. */
  type: (text: string) => Promise<unknown>;
  key: (key: string) => Promise<unknown>;
  resize: (width: number) => Promise<unknown>;
};

/** What {@link prepare} adds to the window. */
export type Prepared = { releaseApp: () => void; isSameDocument: boolean };

/**
 * Runs in each new document before its own scripts: storage is empty but for the choices, the start of the app waits for
 * `releaseApp`, and a held press waits for the app without a limit.
 * @param patience the milliseconds that a held press waits
 */
export const prepare = (patience: number) => {
  if (self !== top) return;
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem("cookieConsent", "rejected");
  localStorage.setItem("language", "es");
  const state = window as unknown as Prepared;
  state.isSameDocument = true;
  const released = new Promise<void>((resolve) => (state.releaseApp = resolve));
  const request = window.fetch.bind(window);
  window.fetch = async (...parameters) => {
    if (String(parameters[0]).includes("app-data.json")) await released;
    return request(...parameters);
  };
  const start = window.setTimeout.bind(window);
  window.setTimeout = ((work: () => void, delay?: number) =>
    delay === patience ? 0 : start(work, delay)) as typeof setTimeout;
};
