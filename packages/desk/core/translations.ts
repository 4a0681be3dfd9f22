import { isLocalized } from "@brisa/typed-content/fields";
import { isRecord } from "@brisa/typed-content/helpers";
import { localeFile, localeOf, OLDER_FILE } from "@brisa/typed-content/files";
import { olderFrom, WAITING, type OlderTranslations, languageAt } from "@brisa/typed-content/texts";
import { defaultLanguage, languageCodes, type LanguageCode } from "@brisa/typed-content/languages";
import { nodeAt, type Path, type Address } from "@brisa/typed-content";
import { withEdit, storedIn } from "./edits";
import { placeNow, type FieldPath } from "./identity";
import { schemaOf } from "./model";
import { valueAt } from "./paths";
import { asOneStep, change, dataOf, type Work } from "./work";

/** Undefined if the text is not translated. */
export const languageOfText = ({ file, path }: Address): LanguageCode | undefined => {
  const locale = localeOf(file);
  if (locale) return locale.language;
  if (!isLocalized(nodeAt(schemaOf(file) ?? {}, path.slice(0, -1)) ?? {})) return undefined;
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

export const olderOf = (work: Work) => olderFrom(dataOf(work, OLDER_FILE));

export const waitingOf = ({ edits }: Pick<Work, "edits">) => {
  const data = edits.get(OLDER_FILE)?.data;
  return olderFrom(isRecord(data) ? data[WAITING] : undefined);
};

const filled = (marks: Readonly<Record<string, object>>) => {
  const entries = Object.entries(marks).filter(([, texts]) => Object.keys(texts).length > 0);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};

/** Without any mark, their file is removed. */
export const withMarks = (
  work: Work,
  older: OlderTranslations,
  waiting: OlderTranslations = waitingOf(work),
): Work => {
  const data = filled({ ...older, [WAITING]: filled(waiting) ?? {} });
  return { ...work, edits: withEdit(work.edits, work.snapshot, OLDER_FILE, data) };
};

/** @param original undefined if it waits no longer */
export const withWait = (work: Work, at: Address, original: string | undefined): Work => {
  const [waiting, text] = [waitingOf(work), textAt(work, at)];
  const language = languageOfText(at) ?? defaultLanguage();
  return original === waiting[language]?.[text]
    ? work
    : withMarks(work, olderOf(work), withPair(waiting, language, text, original));
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

/** If both texts are as stored, the stored mark applies; else a translation that stayed is older. */
export const markedSince = (work: Work, at: Address): Work => {
  const language = languageOfText(at);
  const original = addressInLanguage(at, defaultLanguage());
  const [now, text] = [textAt(work, original), textAt(work, at)];
  const isStored = now === storedText(work, original) && text === storedText(work, at);
  const stored = olderFrom(storedIn(work.snapshot, OLDER_FILE));
  return isStored && (!language || stored[language]?.[now] !== text) ? work : markedOlder(work, at);
};

const afterOriginal = (work: Work, at: Address, before: string): Work =>
  languageCodes()
    .filter((language) => language !== defaultLanguage())
    .reduce((next, language) => {
      const there = addressInLanguage(at, language);
      const older = olderOf(next);
      const isMarked = older[language]?.[before] === textAt(next, there);
      const left = isMarked ? withMarks(next, withPair(older, language, before, undefined)) : next;
      return markedSince(left, there);
    }, work);

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
  if (language === defaultLanguage()) return afterOriginal(changed, at, textAt(work, at));
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
  const original = textAt(work, addressInLanguage(at, defaultLanguage()));
  const older = olderOf(work);
  return language && older[language]?.[original] === text
    ? withMarks(work, withPair(older, language, original, undefined))
    : work;
};

export const markedOlder = (work: Work, at: Address): Work => {
  const language = languageOfText(at);
  const original = textAt(work, addressInLanguage(at, defaultLanguage()));
  const text = textAt(work, at);
  if (!language || original === "" || text === "") return work;
  return withMarks(work, withPair(olderOf(work), language, original, text));
};

export const isOlderAt = (work: Work, at: Address) => {
  const language = languageOfText(at);
  if (!language || language === defaultLanguage()) return false;
  const original = textAt(work, addressInLanguage(at, defaultLanguage()));
  return olderOf(work)[language]?.[original] === textAt(work, at);
};

/** Translations are read, and right. One step. `now` is in milliseconds. */
export const confirm = (work: Work, places: readonly Address[], now: number): Work =>
  asOneStep(
    work,
    places.reduce(
      (next, at) => confirmed(withWait(next, at, undefined), at, textAt(next, at)),
      work,
    ),
    now,
  );
