import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import type { LanguageCode } from "../../src/model/languages";
import type { Site } from "../../src/site/features/site";
import { LanguageProvider, type GivenCalendar } from "../site/features/language-provider";
import { messagesOf } from "../site/features/messages";

/** Renders a section of a page, and returns the element around it. */
export const showSection = (
  section: ReactElement,
  language: LanguageCode,
  calendar?: GivenCalendar,
  site?: Partial<Site>,
) =>
  render(
    <LanguageProvider
      language={language}
      messages={messagesOf(language)}
      calendar={calendar}
      site={site}
    >
      {section}
    </LanguageProvider>,
  ).container;

/** Returns a text with one space wherever it has white space. */
export const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();

/** Returns the texts of the elements that match a selector. */
export const textsOf = (within: Element, selector: string) =>
  Array.from(within.querySelectorAll(selector), ({ textContent }) => plain(textContent));
