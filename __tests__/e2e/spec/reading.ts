import type { Locator } from "@playwright/test";

/** A text as it is read: any run of white space, such as Intl's narrow spaces, is one space. */
export const readingOf = async (part: Locator) =>
  ((await part.textContent()) ?? "").replace(/\s+/g, " ").trim();
