import type { Page } from "@playwright/test";
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

/** What takes the place of the page as it was built, if anything does. Runs in the browser. */
const noticeOf = () => {
  const failed = document.querySelector("main > * > [role=alert] > h1");
  if (failed) return "the message in place of the content";
  const notice = document.querySelector(
    "[role=status] b, [role=alert] b, main section [role=alert] h3",
  );
  return notice?.textContent ?? "the page";
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
  private loads = 0;
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

  /** Returns how often the page was loaded as a document since the last call. */
  takeLoads() {
    const { loads } = this;
    this.loads = 0;
    return loads;
  }

  /** Whether the page has its header, heading, footer and contact data, and nothing in their way. */
  async expectAlive() {
    await expect
      .poll(() => this.page.evaluate(problemsOf).catch(String), { intervals: [20, 50, 100, 250] })
      .toEqual([]);
  }

  /** Writes into the page's form, if it has one, faster than any app comes. */
  write() {
    return this.page.evaluate((text) => {
      const form = document.forms[0] as HTMLFormElement | undefined;
      if (!form) return false;
      const values = { name: "Ana Coll", email: "ana@example.com", message: text };
      for (const [name, value] of Object.entries(values))
        (form.elements.namedItem(name) as HTMLInputElement).value = value;
      form.querySelector<HTMLElement>("[value='4']")?.click();
      form.dispatchEvent(new Event("input", { bubbles: true }));
      return true;
    }, WRITTEN);
  }

  /** What has been written is in the form or kept for it. */
  async expectKept() {
    await expect
      .poll(() => this.page.evaluate(isKept, WRITTEN).catch(String), { intervals: [20, 50, 250] })
      .toBe(true);
  }

  /** The review of an earlier visit is still stored. */
  async expectReviewStored() {
    // From outside the page, whose storage may be blocked.
    const { origins } = await this.page.context().storageState();
    expect(JSON.stringify(origins)).toContain(EARLIER_REVIEW.review);
  }

  /** What the visitor sees, in a word. */
  notice() {
    return this.page.evaluate(noticeOf);
  }
}
