import { inLanguage } from "../../src/model/in-language";
import { collapseWhitespace } from "../../packages/typed-content/texts/strings";
import { entryTexts, localeTexts } from "../../packages/typed-content/texts/texts";
import {
  defaultLanguage,
  languageCodes,
  localPath,
  type LanguageCode,
} from "../../src/model/languages";
import { routes } from "../../src/model/routes";
import { publishedData, siteContent } from "./page-engine";
import { all, pageAt, textOf } from "./page";

const TODAY = String(publishedData("/").today);

const readers = new Map(languageCodes.map((code) => [code, inLanguage(siteContent, code, TODAY)]));

/** With its facts filled in, on one line. */
const readIn = (code: LanguageCode, own = "") =>
  collapseWhitespace(readers.get(code)?.text({ [code]: own }) ?? "");

/** Of a text that has two sentences, for one trip and for several, pages show one. */
const longTexts = [...siteContent.entries.map(entryTexts), ...localeTexts(siteContent)]
  .flatMap(({ rows }) => rows)
  .flatMap((row) => {
    const spanish = readIn(defaultLanguage, row.cells.es.text);
    return spanish.length > 30 ? [{ ...row, spanish }] : [];
  });

/** The texts of all entries, and all messages, that no page has by chance, as a part of another text. */
const texts = longTexts.filter(({ key, spanish }) =>
  longTexts.every((other) => other.key === key || !other.spanish.includes(spanish)),
);

/**
 * Returns a function that tells whether a page in a language has a text, with its facts filled in: in that language, or
 * marked as being in the default one, if the text is in no other and the model allows it.
 */
const shownOn = (route: string, language: LanguageCode) => {
  const page = pageAt(localPath(route, language));
  const textsIn = (parts: readonly Element[]) =>
    parts.map((part) => [textOf(part), part.getAttribute("alt")].join("\n")).join("\n");
  const own = textsIn([page.body, ...all(page, "img[alt]")]);
  const marked = textsIn(all(page, `body [lang=${defaultLanguage}]`));
  return ({ cells, fallback }: (typeof texts)[number]) => {
    const isMarked = fallback && !cells[language].text;
    const shown = isMarked ? defaultLanguage : language;
    const read = readIn(shown, cells[shown].text);
    return read !== "" && (isMarked ? marked : own).includes(read);
  };
};

const others = languageCodes.filter((code) => code !== defaultLanguage);

test.each(Object.values(routes))(
  "%s has each of its Spanish texts in every language, or marked as Spanish",
  (route) => {
    const shown = texts.filter(shownOn(route, defaultLanguage));
    expect(shown.length).toBeGreaterThan(0);
    for (const language of others) {
      const isShown = shownOn(route, language);
      const missing = shown.filter((text) => !isShown(text)).map(({ key }) => key);
      expect([language, missing]).toEqual([language, []]);
    }
  },
);
