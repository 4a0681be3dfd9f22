import { languageAt, type Address } from "../../typed-content/address";
import { localeFile, localeOf, OLDER_FILE } from "../../typed-content/files/content";
import { olderFrom, type OlderTranslations } from "../../typed-content/texts/older-translations";
import { defaultLanguage, languageCodes, type LanguageCode } from "../../base/languages";
import { nodeAt, type Path } from "../../typed-content/schema";
import { withEdit } from "../core/edits";
import { placeNow, type FieldPath } from "../core/identity";
import { schemaOf } from "../core/model";
import { valueAt } from "../core/paths";
import { storedIn } from "../core/snapshot";
import { asOneStep, change, dataOf, type Work } from "../core/work";

/** Undefined if the text is not translated. */
export const languageOfText = ({ file, path }: Address): LanguageCode | undefined => {
  const locale = localeOf(file);
  if (locale) return locale.language;
  const kind = nodeAt(schemaOf(file) ?? {}, path.slice(0, -1))?.kind;
  if (kind !== "localized" && kind !== "markdown") return undefined;
  return languageAt(path);
};

export const addressInLanguage = ({ file, path }: Address, language: LanguageCode): Address => {
  const locale = localeOf(file);
  return locale
    ? { file: localeFile(language, locale.namespace), path }
    : { file, path: [...path.slice(0, -1), language] };
};

export const textAt = (work: Work, { file, path }: Address) => {
  const value = valueAt(dataOf(work, file), path);
  return typeof value === "string" ? value : "";
};

const storedText = (work: Work, { file, path }: Address) => {
  const value = valueAt(storedIn(work.snapshot, file), path);
  return typeof value === "string" ? value : "";
};

const olderOf = (work: Work) => olderFrom(dataOf(work, OLDER_FILE));

/** Without any mark, their file is removed. */
const withOlder = (work: Work, older: OlderTranslations): Work => {
  const filled = Object.entries(older).filter(([, texts]) => Object.keys(texts).length > 0);
  const data = filled.length > 0 ? Object.fromEntries(filled) : undefined;
  return { ...work, edits: withEdit(work.edits, work.snapshot, OLDER_FILE, data) };
};

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

const afterOriginal = (work: Work, at: Address, before: string): OlderTranslations => {
  const now = textAt(work, at);
  let older = olderOf(work);
  const stored = olderFrom(storedIn(work.snapshot, OLDER_FILE));
  for (const language of languageCodes) {
    if (language === defaultLanguage) continue;
    const there = addressInLanguage(at, language);
    const text = textAt(work, there);
    if (older[language]?.[before] === text) older = withPair(older, language, before, undefined);
    // If both texts are as stored, the stored mark applies.
    const isStored = now === storedText(work, at) && text === storedText(work, there);
    const isMarked = isStored ? stored[language]?.[now] === text : true;
    if (text !== "" && now !== "" && isMarked) older = withPair(older, language, now, text);
  }
  return older;
};

/** A changed original marks its translations as outdated; a changed translation loses its mark. `now`: milliseconds. */
export const changeField = (
  work: Work,
  file: string,
  path: Path,
  value: unknown,
  now: number,
): Work => {
  const at = { file, path };
  const changed = change(work, file, path, value, now);
  const language = languageOfText(at);
  if (changed === work || !language) return changed;
  if (language === defaultLanguage)
    return withOlder(changed, afterOriginal(changed, at, textAt(work, at)));
  return confirmed(changed, at, textAt(work, at));
};

/** The same work if the field is gone. */
export const changeAt = (
  work: Work,
  file: string,
  path: FieldPath,
  value: unknown,
  now: number,
): Work => {
  const place = placeNow(dataOf(work, file), path);
  return place ? changeField(work, file, place, value, now) : work;
};

const confirmed = (work: Work, at: Address, text: string) => {
  const language = languageOfText(at);
  const original = textAt(work, addressInLanguage(at, defaultLanguage));
  const older = olderOf(work);
  return language && older[language]?.[original] === text
    ? withOlder(work, withPair(older, language, original, undefined))
    : work;
};

export const markedOlder = (work: Work, at: Address): Work => {
  const language = languageOfText(at);
  const original = textAt(work, addressInLanguage(at, defaultLanguage));
  const text = textAt(work, at);
  if (!language || original === "" || text === "") return work;
  return withOlder(work, withPair(olderOf(work), language, original, text));
};

export const isOlderAt = (work: Work, at: Address) => {
  const language = languageOfText(at);
  if (!language || language === defaultLanguage) return false;
  const original = textAt(work, addressInLanguage(at, defaultLanguage));
  return olderOf(work)[language]?.[original] === textAt(work, at);
};

/** Translations are right although their original has changed. One step. `now` is in milliseconds. */
export const confirm = (work: Work, places: readonly Address[], now: number): Work =>
  asOneStep(
    work,
    places.reduce((next, at) => confirmed(next, at, textAt(next, at)), work),
    now,
  );
