import type { ContentError } from "../../typed-content/check/findings";
import { checkedOf } from "../core/check";
import { collectionOf } from "../core/model";
import type { Work } from "../core/work";
import { changeGroups, type ChangeGroup } from "../told/change-groups";
import { isAt, readyOf } from "./ready";
import { languageCodes, type LanguageCode } from "../../base/languages";
import { contentNow } from "../core/content-now";
import { languageOfText } from "../translations/translations";
import type { Words } from "../words";
import { languageNames, ownLabel } from "../told/labels";
import { sectionOf } from "../core/sections";

/** All new pictures of a collection wait together; else one change. */
export type WaitingRow = {
  id: string;
  groups: readonly [ChangeGroup, ...ChangeGroup[]];
  /** None if the changes only refer to what waits. */
  errors: readonly ContentError[];
};

/** Its new pictures are told together. */
const collectionOfPicture = ({ file, path, media }: ChangeGroup) =>
  path.length === 0 && media.length > 0 ? collectionOf(file)?.type : undefined;

/** @param isMeant which of the changes are meant */
export const waitingRows = (work: Work, isMeant: (group: ChangeGroup) => boolean): WaitingRow[] => {
  const { waiting } = readyOf(work);
  const { brought } = checkedOf(work);
  const rows = new Map<string, WaitingRow>();
  for (const group of changeGroups({ edits: waiting }).filter(isMeant)) {
    const id = collectionOfPicture(group) ?? group.id;
    const errors = brought.filter((error) => isAt(group, error));
    const row = rows.get(id);
    rows.set(
      id,
      row
        ? { ...row, groups: [...row.groups, group], errors: [...row.errors, ...errors] }
        : { id, groups: [group], errors },
    );
  }
  return [...rows.values()];
};

/** Fields that are named; more are counted. */
const MOST_NAMED = 3;

/** «faltan «Fecha» y «Texto» en inglés y alemán», or how many. `errors` each mean that a value is missing. */
export const lackingWords = (errors: readonly ContentError[], work: Work, words: Words) => {
  const { lists, changes, tag } = words;
  const content = contentNow(work);
  const fields = new Map<string | undefined, Set<LanguageCode | undefined>>();
  for (const error of errors) {
    const label = ownLabel(content, error);
    fields.set(label, (fields.get(label) ?? new Set()).add(languageOfText(error)));
  }
  if (fields.size > MOST_NAMED || fields.has(undefined)) return lists.missing(errors.length);
  const names = [...fields].map(([label = "", missing]) => {
    const languages = languageCodes.filter((code) => missing.has(code));
    const isPart = !missing.has(undefined) && languages.length < languageCodes.length;
    const name = changes.quoted(label);
    return isPart ? `${name} ${changes.inLanguages(languageNames(languages, words))}` : name;
  });
  return lists.missingFields(names.length, new Intl.ListFormat(tag).format(names));
};

/** «2 fotos y 1 cambio» */
export const leftInWords = (groups: readonly ChangeGroup[], { tag, site, common }: Words) => {
  const counts = new Map<string | undefined, number>();
  for (const { file, path } of groups) {
    const section = sectionOf(file);
    const name = path.length === 0 && site.sections[section]?.entries ? section : undefined;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const parts = Array.from(counts, ([name, count]) => {
    const entries = name === undefined ? undefined : site.sections[name]?.entries;
    return entries ? `${count} ${count === 1 ? entries.one : entries.many}` : common.changes(count);
  });
  return new Intl.ListFormat(tag, { type: "conjunction" }).format(parts);
};
