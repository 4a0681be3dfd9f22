import type { Locator } from "@playwright/test";
import { collapseWhitespace } from "../../../src/content-files/strings";

/** A text as it is read: any run of white space, such as Intl's narrow spaces, is one space. */
export const readingOf = async (part: Locator) =>
  collapseWhitespace((await part.textContent()) ?? "");
