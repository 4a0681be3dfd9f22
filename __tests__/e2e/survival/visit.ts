import type { Page } from "@playwright/test";
import { startApp } from "../setup/app";
import { expect } from "../setup/fixtures";

/** The text that a visitor writes into the form. */
export const DRAFT_TEXT = "Somos siete, el sábado.";

/** Returns what makes the page unusable. Runs in the page. */
const problemsOf = () => {
  const isVisible = (element: Element | null): element is Element =>
    element !== null &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().height > 0;
  const isCovered = (element: Element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return !top || !(element.contains(top) || top.contains(element));
  };
  // The topmost line of the header is not sticky.
  scrollTo({ top: 0, behavior: "instant" });
  const problems = ["header a", "main h1", "footer a[href^='tel:']", "footer a[href^='mailto:']"]
    .map((selector) => ({ selector, element: document.querySelector(selector) }))
    .flatMap(({ selector, element }) => {
      if (!isVisible(element)) return [`${selector} is not visible`];
      return isCovered(element) ? [`${selector} is covered`] : [];
    });
  const busy = [...document.querySelectorAll("[aria-busy=true]")];
  if (busy.some((element) => !element.querySelector("a[href], button:enabled")))
    problems.push("a busy element has no link or button");
  return problems;
};

/** Returns whether a text is in the form or in its stored draft. Runs in the page. */
const isKept = (text: string) => {
  const fields = [...document.querySelectorAll<HTMLTextAreaElement>("form [name]")];
  const drafts = Object.values(sessionStorage) as string[];
  return [...fields.map(({ value }) => value), ...drafts].some((value) => value.includes(text));
};

/** A visit to the site: drives its page, and expects that it stays usable. */
export class Visit {
  /** The number of document loads. */
  loads = 0;
  private readonly pending = new Set<unknown>();

  constructor(readonly page: Page) {
    page.on("request", (request) => {
      if (request.isNavigationRequest() && request.url().includes("localhost")) {
        this.loads += 1;
        // Requests of the previous page are cancelled.
        this.pending.clear();
      }
      this.pending.add(request);
    });
    for (const end of ["requestfinished", "requestfailed"] as const)
      page.on(end as "requestfinished", (request) => this.pending.delete(request));
  }

  /** Waits until no request is pending, including those that responses cause. */
  async settle() {
    do {
      await expect.poll(() => this.pending.size, { intervals: [20] }).toBe(0);
      // Fails on a navigation, after which there are more requests.
      await this.page
        .evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
        .catch(() => undefined);
    } while (this.pending.size > 0);
  }

  /** Expects a visible, uncovered header, heading and footer with contact data. */
  async expectUsable() {
    await expect
      .poll(() => this.page.evaluate(problemsOf).catch(String), { intervals: [20, 50, 100, 250] })
      .toEqual([]);
  }

  /** Opens a page with a form, starts the app by using it, and fills it in before the app is ready. */
  async openAndWrite(path: string) {
    await this.page.goto(path, { waitUntil: "domcontentloaded" });
    await this.page.locator("form").dispatchEvent("pointerdown");
    await this.page.evaluate((text) => {
      const form = document.forms[0] as HTMLFormElement;
      const values = { name: "Ana Coll", email: "ana@example.com", message: text };
      for (const [name, value] of Object.entries(values))
        (form.elements.namedItem(name) as HTMLInputElement).value = value;
      form.querySelector<HTMLElement>("[value='4']")?.click();
      form.dispatchEvent(new Event("input", { bubbles: true }));
    }, DRAFT_TEXT);
  }

  /** Opens a page, and waits until the app has started. */
  async openWithApp(path: string) {
    await this.page.goto(path, { waitUntil: "domcontentloaded" });
    await startApp(this.page);
  }

  /** Clicks a link in a later task, since a navigation could interrupt the evaluation. */
  follow(path: string) {
    return this.page.evaluate((href) => {
      const link = document.querySelector<HTMLElement>(`a[href="${href}"]`);
      if (!link) throw new Error(`No link leads to ${href}.`);
      setTimeout(() => link.click());
    }, encodeURI(path));
  }

  /** Waits until the path of the page is the given one. */
  waitForPath(path: string) {
    return this.page.waitForURL(({ pathname }) => decodeURI(pathname) === path, {
      waitUntil: "commit",
    });
  }

  /** Waits until the page has been reloaded without the app. */
  async expectReloadWithoutApp() {
    await expect.poll(() => this.page.evaluate("isWithoutApp").catch(String)).toBe(true);
    await this.settle();
  }

  /** Expects the text in the form or in its draft. */
  async expectKept() {
    await expect
      .poll(() => this.page.evaluate(isKept, DRAFT_TEXT).catch(String), {
        intervals: [20, 50, 250],
      })
      .toBe(true);
  }

  /** Expects the text now, and again after a reload without faults. */
  async expectKeptAfterReload() {
    await this.expectKept();
    await this.expectUsable();
    await this.page.unrouteAll();
    await this.page.reload({ waitUntil: "commit" });
    await this.expectKept();
  }
}
