import type { Page } from "@playwright/test";
import { startApp } from "../app";
import { expect } from "../fixtures";

/** What a visitor has written, in any field of a form. */
export const WRITTEN = "Somos siete, el sábado.";

/** A review that the device keeps from an earlier visit. */
export const EARLIER_REVIEW = {
  name: "Ana",
  email: "ana@example.com",
  review: "Un día redondo.",
  rating: 5,
  date: "2026-08-01T10:00:00.000Z",
  language: "es-ES",
};

/** What is wrong with the page as a visitor has it now. Runs in the browser. */
const problemsOf = () => {
  const isSeen = (element: Element | null): element is Element =>
    element !== null &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().height > 0;
  const isCovered = (element: Element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return !top || !(element.contains(top) || top.contains(element));
  };
  // The header's uppermost line does not stay when the page is scrolled.
  scrollTo({ top: 0, behavior: "instant" });
  const problems = ["header a", "main h1", "footer a[href^='tel:']", "footer a[href^='mailto:']"]
    .map((selector) => ({ selector, element: document.querySelector(selector) }))
    .flatMap(({ selector, element }) => {
      if (!isSeen(element)) return [`${selector} is not seen`];
      return isCovered(element) ? [`${selector} is covered`] : [];
    });
  const busy = [...document.querySelectorAll("[aria-busy=true]")];
  if (busy.some((element) => !element.querySelector("a[href], button:enabled")))
    problems.push("something is busy, and there is no way out");
  return problems;
};

/** Whether a text is in the form, or kept for it. Runs in the browser. */
const isKept = (text: string) => {
  const fields = [...document.querySelectorAll<HTMLTextAreaElement>("form [name]")];
  const kept = (globalThis as { unstored?: Map<string, string> }).unstored?.values() ?? [];
  const drafts = () => {
    try {
      return Object.values(sessionStorage) as string[];
    } catch {
      return [];
    }
  };
  return [...fields.map(({ value }) => value), ...kept, ...drafts()].some((value) =>
    value.includes(text),
  );
};

/** Follows a visit, and tells what became of it. */
export class Visit {
  /** How often a page was loaded as a document. */
  loads = 0;
  private readonly open = new Set<unknown>();

  constructor(readonly page: Page) {
    page.on("request", (request) => {
      if (request.isNavigationRequest() && request.url().includes("localhost")) {
        this.loads += 1;
        // What the page before has asked for is nobody's any more.
        this.open.clear();
      }
      this.open.add(request);
    });
    for (const end of ["requestfinished", "requestfailed"] as const)
      page.on(end as "requestfinished", (request) => this.open.delete(request));
  }

  /** Waits until the page has what it has asked for, and what it asks for then. */
  async settle() {
    do {
      await expect.poll(() => this.open.size, { intervals: [20] }).toBe(0);
      // Fails where another page comes, which asks for more.
      await this.page
        .evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
        .catch(() => undefined);
    } while (this.open.size > 0);
  }

  /** Whether the page has its header, heading, footer and contact data, and nothing in their way. */
  async expectAlive() {
    await expect
      .poll(() => this.page.evaluate(problemsOf).catch(String), { intervals: [20, 50, 100, 250] })
      .toEqual([]);
  }

  /** Opens a page with a form, uses it so that the app starts, and writes faster than the app comes. */
  async writeAt(path: string) {
    await this.page.goto(path, { waitUntil: "domcontentloaded" });
    await this.page.locator("form").dispatchEvent("pointerdown");
    await this.page.evaluate((text) => {
      const form = document.forms[0] as HTMLFormElement;
      const values = { name: "Ana Coll", email: "ana@example.com", message: text };
      for (const [name, value] of Object.entries(values))
        (form.elements.namedItem(name) as HTMLInputElement).value = value;
      form.querySelector<HTMLElement>("[value='4']")?.click();
      form.dispatchEvent(new Event("input", { bubbles: true }));
    }, WRITTEN);
  }

  /** Opens a page and waits until the app is there. */
  async openWithApp(path: string) {
    await this.page.goto(path, { waitUntil: "domcontentloaded" });
    await startApp(this.page);
  }

  /** Follows a link, and does not wait: the document may be left before it answers. */
  follow(path: string) {
    return this.page.evaluate((href) => {
      const link = document.querySelector<HTMLElement>(`a[href="${href}"]`);
      if (!link) throw new Error(`No link leads to ${href}.`);
      setTimeout(() => link.click());
    }, encodeURI(path));
  }

  /** Waits until the page in the browser is the one at a path. */
  waitForPath(path: string) {
    return this.page.waitForURL(({ pathname }) => decodeURI(pathname) === path, {
      waitUntil: "commit",
    });
  }

  /** Waits until the page has been loaded once more, without the app. */
  async expectReloadWithoutApp() {
    await expect
      .poll(() => this.page.evaluate(() => history.state as unknown).catch(String))
      .toMatchObject({ noApp: true });
    await this.settle();
  }

  /** What has been written is in the form or kept for it. */
  async expectKept() {
    await expect
      .poll(() => this.page.evaluate(isKept, WRITTEN).catch(String), { intervals: [20, 50, 250] })
      .toBe(true);
  }

  /** The draft is kept, and is there again once all is well and the page is loaded anew. */
  async expectKeptAfterReload() {
    await this.expectKept();
    await this.expectAlive();
    await this.page.unrouteAll();
    await this.page.reload({ waitUntil: "commit" });
    await this.expectKept();
  }

  /** The review of an earlier visit is still stored. */
  async expectReviewStored() {
    // From outside the page, whose storage may be blocked.
    const { origins } = await this.page.context().storageState();
    expect(JSON.stringify(origins)).toContain(EARLIER_REVIEW.review);
  }
}
