import { languageCodes, type LanguageCode } from "../../base/languages";
import type { Words } from "../words";
import { fieldPlace } from "./field-place";
import { languageNames } from "./labels";
import { contentNow } from "../core/content-now";
import type { Edits } from "../core/edits";
import { sentenceOf } from "./sentences";
import { changeGroups } from "./change-groups";
import { languageOfText } from "../translations/translations";
import { newEntryTitle, sectionOf } from "../core/sections";
import type { FileVersion } from "../history/entry-versions";
import { begin, type Work } from "../core/work";
import { heldLines, type HeldEdit, type VersionLine } from "./held-lines";

const MOST_LINES = 3;

/** `held` is what the version changed about the entry in other files. */
export const versionLines = (
  { version, data, before }: Pick<FileVersion, "version" | "data" | "before">,
  file: string,
  now: Work,
  words: Words,
  held: readonly HeldEdit[] = [],
): VersionLine[] => {
  const { snapshot, edits: current } = now;
  const { history } = words.texts;
  if (data === undefined) return [{ label: version.date ? history.deleted : history.unreadable }];
  if (before === undefined)
    return [{ label: newEntryTitle(sectionOf(file), words) }, ...heldLines(held, now, words)];
  const edits: Edits = new Map([...current, [file, { base: before, data }]]);
  const work: Work = { ...begin(snapshot), edits };
  const content = contentNow(work);
  const outside = fieldPlace(content, { file, path: [] }, words).labels;
  const groups = new Map<string, VersionLine & { languages: LanguageCode[] }>();
  for (const group of changeGroups({ edits: new Map([[file, { base: before, data }]]) })) {
    const { labels, before: was, after } = sentenceOf(group, work, words);
    const label = labels.slice(outside.length).join(" › ") || (labels.at(-1) ?? "");
    const language = languageOfText({ file, path: group.changes[0].path });
    const known = groups.get(label);
    if (known && language) known.languages.push(language);
    else
      groups.set(known ? `${label} ${groups.size}` : label, {
        label,
        before: was,
        after,
        languages: language ? [language] : [],
      });
  }
  const own = Array.from(groups.values(), ({ languages, ...line }): VersionLine => {
    if (languages.length === 0) return line;
    const named = `${line.label}, ${languagesIn(languages, words)}`;
    return languages.length === 1 ? { ...line, label: named } : { label: named };
  });
  const lines = [...heldLines(held, now, words), ...own];
  if (lines.length === 0) return [{ label: history.nothingSeen }];
  const more = lines.length - MOST_LINES;
  return more > 1 ? [...lines.slice(0, MOST_LINES), { label: history.more(more) }] : lines;
};

const languagesIn = (languages: LanguageCode[], words: Words) => {
  if (languages.length === languageCodes.length) return words.texts.history.allLanguages;
  return words.changes.inLanguages(languageNames(languages, words));
};
