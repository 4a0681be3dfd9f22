import type { Address } from "../../typed-content/address";
import type { CalendarDate } from "../../base/calendar/calendar-date";
import { isRecord } from "../../base/is-record";
import type { Content } from "../../typed-content/content";
import { valueIn } from "../../typed-content/value-at";
import { descriptionField, pageEntry } from "../page-entry";
import { factFiller } from "../../typed-content/texts/facts";
import { languageCodes, type LanguageCode } from "../../base/languages";
import { pageTitle, titleKey } from "../page-title";
import { routes, type RouteName } from "../routes";
import type { ModelFinding } from "../findings";

/** Characters of a page's title and description that search engines show. They cut off the rest. */
const limits = { title: 60, description: 155 };

type Part = keyof typeof limits;

/** A text of a page in search results, and the field that it comes from. */
type Result = Address & { text: string };

const COMPANY = "company.json";

const everyRoute = Object.keys(routes) as RouteName[];

/** Finds titles and descriptions that search engines would cut off, or that are the same on two pages. */
export const searchResults = (content: Content, today: CalendarDate): ModelFinding[] => {
  const titles = languageCodes.map((code) => titlesIn(content, code));
  const warnings = titles.flatMap((results) => judged("title", results));
  const [first] = warnings;
  // If all titles are too long, the company's name is the cause.
  const areAllLong = warnings.filter(isTooLong).length === titles.flat().length;
  return [
    ...(first && areAllLong ? [{ ...first, file: COMPANY, path: ["name"] }] : warnings),
    ...languageCodes.flatMap((code) => judged("description", descriptionsIn(content, code, today))),
  ];
};

const isTooLong = ({ code }: ModelFinding) => code === "long-title";

const judged = (part: Part, results: Result[]): ModelFinding[] =>
  results.flatMap(({ file, path, text }, index): ModelFinding[] => {
    const { length } = [...text];
    const earlier = results.slice(0, index).find((other) => other.text === text);
    if (earlier) {
      const other = part === "title" ? String(earlier.path[0]) : earlier.file;
      return [{ file, path, code: `same-${part}`, other }];
    }
    const limit = limits[part];
    return length > limit ? [{ file, path, code: `long-${part}`, length, limit }] : [];
  });

/** Returns the titles of all pages in a language; none if the messages or the name cannot be read. */
const titlesIn = (content: Content, code: LanguageCode): Result[] => {
  const name = valueIn(content, COMPANY, "name");
  const file = `locales/${code}/navigation.json`;
  const words = content.locales.find((locale) => locale.file === file)?.data;
  if (typeof name !== "string" || !isRecord(words)) return [];
  return everyRoute.map(titleKey).flatMap((key) => {
    const section = words[key];
    return typeof section === "string"
      ? [{ file, path: [key], text: pageTitle(section, name) }]
      : [];
  });
};

/** Returns the descriptions of all pages in a language, with their placeholders filled in. */
const descriptionsIn = (content: Content, code: LanguageCode, today: CalendarDate): Result[] => {
  const fill = factFiller(content, code, today);
  return everyRoute.flatMap((route) => {
    const entry = pageEntry(content, route);
    if (!entry || !isRecord(entry.data)) return [];
    const field = descriptionField(entry);
    const texts = entry.data[field];
    const text = isRecord(texts) ? texts[code] : undefined;
    return typeof text === "string"
      ? [{ file: entry.file, path: [field, code], text: fill(text) }]
      : [];
  });
};
