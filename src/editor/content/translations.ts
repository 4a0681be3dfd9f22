import { localeOf, OLDER_FILE } from "../../content-files/content";
import { olderFrom, type OlderTranslations } from "../../content-files/older-translations";
import { defaultLanguage, languageCodes, type LanguageCode } from "../../languages";
import { nodeAt, type Path } from "../../model/schema";
import { schemaOf, withEdit } from "./edits";
import { valueAt } from "./paths";
import { storedIn } from "./snapshot";
import { change, dataOf, type Work } from "./work";

type Address = { file: string; path: Path };

/** Returns the language in which a text is written; undefined for what is no translated text. */
export const languageAt = ({ file, path }: Address): LanguageCode | undefined => {
  const locale = localeOf(file);
  if (locale) return locale.language;
  const kind = nodeAt(schemaOf(file) ?? {}, path.slice(0, -1))?.kind;
  if (kind !== "localized" && kind !== "markdown") return undefined;
  return languageCodes.find((code) => code === path.at(-1));
};

/** Returns where the same text is in another language. */
export const inLanguage = ({ file, path }: Address, language: LanguageCode): Address => {
  const locale = localeOf(file);
  return locale
    ? { file: `locales/${language}/${locale.namespace}.json`, path }
    : { file, path: [...path.slice(0, -1), language] };
};

const textAt = (work: Work, { file, path }: Address) => {
  const value = valueAt(dataOf(work, file), path);
  return typeof value === "string" ? value : "";
};

const storedText = (work: Work, { file, path }: Address) => {
  const value = valueAt(storedIn(work.snapshot, file), path);
  return typeof value === "string" ? value : "";
};

const olderOf = (work: Work) => olderFrom(dataOf(work, OLDER_FILE));

/** Returns the work with marks added and taken away; without any there is no file of them. */
const withOlder = (work: Work, older: OlderTranslations): Work => {
  const filled = Object.entries(older).filter(([, texts]) => Object.keys(texts).length > 0);
  const data = filled.length > 0 ? Object.fromEntries(filled) : undefined;
  return { ...work, edits: withEdit(work.edits, work.snapshot, OLDER_FILE, data) };
};

/** The marks of a language with one pair put in, or taken away. */
const withPair = (
  older: OlderTranslations,
  language: LanguageCode,
  original: string,
  text: string | undefined,
): OlderTranslations => {
  const others = Object.entries(older[language] ?? {}).filter(([other]) => other !== original);
  const pairs = text === undefined ? others : [...others, [original, text] as const];
  return { ...older, [language]: Object.fromEntries(pairs) };
};

/** Returns the marks once the text in the default language has changed. */
const afterOriginal = (work: Work, at: Address, before: string): OlderTranslations => {
  const now = textAt(work, at);
  let older = olderOf(work);
  const stored = olderFrom(storedIn(work.snapshot, OLDER_FILE));
  for (const language of languageCodes) {
    if (language === defaultLanguage) continue;
    const there = inLanguage(at, language);
    const text = textAt(work, there);
    if (older[language]?.[before] === text) older = withPair(older, language, before, undefined);
    // As both are stored, the mark is that which is stored with them.
    const isStored = now === storedText(work, at) && text === storedText(work, there);
    const isMarked = isStored ? stored[language]?.[now] === text : true;
    if (text !== "" && now !== "" && isMarked) older = withPair(older, language, now, text);
  }
  return older;
};

/**
 * Returns the work with a field changed. Where it is a text in the default language, its translations
 * are marked as older than it; a translation that is changed loses its mark.
 * @param now in milliseconds
 */
export const changeField = (
  work: Work,
  file: string,
  path: Path,
  value: unknown,
  now: number,
): Work => {
  const at = { file, path };
  const changed = change(work, file, path, value, now);
  const language = languageAt(at);
  if (changed === work || !language) return changed;
  if (language === defaultLanguage)
    return withOlder(changed, afterOriginal(changed, at, textAt(work, at)));
  return confirmed(changed, at, textAt(work, at));
};

/** Returns the work without the mark of a translation. */
const confirmed = (work: Work, at: Address, text: string) => {
  const language = languageAt(at);
  const original = textAt(work, inLanguage(at, defaultLanguage));
  const older = olderOf(work);
  return language && older[language]?.[original] === text
    ? withOlder(work, withPair(older, language, original, undefined))
    : work;
};

/** Whether a translation is older than the text it translates, and nobody has said that it holds. */
export const isOlderAt = (work: Work, at: Address) => {
  const language = languageAt(at);
  if (!language || language === defaultLanguage) return false;
  const original = textAt(work, inLanguage(at, defaultLanguage));
  return olderOf(work)[language]?.[original] === textAt(work, at);
};

/**
 * Returns the work in which a translation holds, although what it translates has changed.
 * @param now in milliseconds
 */
export const confirm = (work: Work, at: Address, now: number): Work => {
  const next = confirmed(work, at, textAt(work, at));
  if (next === work) return work;
  const step = { edits: work.edits, field: JSON.stringify(["confirm", at]), at: now };
  return { ...next, past: [...work.past, step], future: [] };
};
