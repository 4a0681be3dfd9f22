import { defaultLanguage, languageCodes, type LanguageCode } from "@brisa/typed-content/languages";
import { OLDER_FILE } from "@brisa/typed-content/files";
import { nodeAt, type Address } from "@brisa/typed-content";
import { olderFrom, type OlderTranslations, textRows, type Row } from "@brisa/typed-content/texts";
import { publicOf } from "./earlier";
import { schemaOf } from "./model";
import { asOneStep, change, dataOf, type Work } from "./work";
import {
  addressInLanguage,
  changeField,
  isOlderAt,
  languageOfText,
  markedOlder,
  markedSince,
  olderOf,
  textAt,
  waitingOf,
  withMarks,
  withWait,
} from "./translations";
import { contentNow, isUnreadable, storedIn } from "./edits";
import { isSame } from "./json";

/** A translation by the browser, as it would be stored; `before` stood in its place. */
export type Proposal = { at: Address; original: string; before: string; text: string };

/** Where the marks cannot be kept, what nobody has read could be published. */
export const canPropose = ({ snapshot }: Work) => !isUnreadable(snapshot, OLDER_FILE);

/** Its place is still empty, or has the same older translation. */
export const hasPlace = (work: Work, { at, original, before }: Proposal) =>
  textAt(work, addressInLanguage(at, defaultLanguage())) === original &&
  textAt(work, at) === before &&
  (before === "" || isOlderAt(work, at));

/** Those that have their place, in one step: nobody has read them. `now`: in milliseconds. */
export const withProposals = (work: Work, proposals: readonly Proposal[], now: number): Work =>
  asOneStep(
    work,
    proposals
      .filter((each) => canPropose(work) && hasPlace(work, each))
      .reduce((next, { at, original, text }) => {
        const put = change(next, at.file, at.path, text, now);
        return withWait(markedOlder(put, at), at, original);
      }, work),
    now,
  );

/** It is published although nobody has read it. One step. `now`: in milliseconds. */
export const letPublish = (work: Work, at: Address, now: number): Work =>
  asOneStep(work, withWait(work, at, undefined), now);

/** Such as conditions: a translation of it is published only once somebody has read it. */
export const isBinding = ({ file, path }: Address) =>
  path.some((_, depth) => nodeAt(schemaOf(file) ?? {}, path.slice(0, depth))?.binding);

/** What is public does not wait. */
const isWaiting = (work: Work, at: Address, waiting: OlderTranslations) => {
  const text = textAt(work, at);
  const original = waiting[languageOfText(at) ?? defaultLanguage()]?.[text];
  return typeof original === "string" && publicOf(work, at.file, at.path) !== text;
};

/** What waits is not published. */
export type ReadState = "read" | "unread" | "waits";

export const readStateAt = (work: Work, at: Address): ReadState =>
  isWaiting(work, at, waitingOf(work)) ? "waits" : isOlderAt(work, at) ? "unread" : "read";

export const waitingPlaces = (work: Work, waiting = waitingOf(work)): Address[] =>
  Object.keys(waiting).length > 0
    ? textRows(contentNow(work))
        .flatMap(({ cells }) => languageCodes().map((code) => cells[code]))
        .filter((cell) => isWaiting(work, cell, waiting))
    : [];

/** A part of an entry that is new waits as a whole; a new entry or item lacks the text, and waits for that. */
const asPublic = (work: Work, { file, path }: Address): Work => {
  const before = (depth: number) => publicOf(work, file, path.slice(0, depth));
  const depth = [...path.keys()].find((each) => before(each) === undefined);
  const isPart = depth !== undefined && typeof path[depth - 1] === "string";
  const [at, value] = isPart ? [path.slice(0, depth), undefined] : [path, before(path.length)];
  return markedSince(changeField(work, file, at, value, 0), { file, path });
};

/** As it can be published. `waiting`: also of marks that cannot be read any more. */
export const withoutWaiting = (work: Work, waiting: OlderTranslations): Work => {
  const left = waitingPlaces(work, waiting).reduce(asPublic, work);
  return Object.keys(waiting).length > 0 ? withMarks(left, olderOf(left), {}) : work;
};

type IsThere = (cells: Row["cells"], code: LanguageCode, pair: [string, string]) => boolean;

/** Marks of translations that stand nowhere any more. */
export const withoutIdleMarks = (work: Work): Work => {
  const data = work.edits.get(OLDER_FILE)?.data;
  if (data === undefined) return work;
  const stored = olderFrom(storedIn(work.snapshot, OLDER_FILE));
  const rows = textRows(contentNow(work));
  const among = (marks: OlderTranslations, isThere: IsThere): OlderTranslations =>
    Object.fromEntries(
      languageCodes().map((code) => {
        const pairs = Object.entries(marks[code] ?? {});
        const left = pairs.filter((pair) => rows.some(({ cells }) => isThere(cells, code, pair)));
        return [code, Object.fromEntries(left)];
      }),
    );
  const next = withMarks(
    work,
    among(
      olderOf(work),
      (cells, code, [original, text]) =>
        stored[code]?.[original] === text ||
        (cells[defaultLanguage()].text === original && cells[code].text === text),
    ),
    among(waitingOf(work), (cells, code, [text]) => cells[code].text === text),
  );
  return isSame(dataOf(next, OLDER_FILE), data) ? work : next;
};
