import { isRecord } from "../../base/is-record";
import { OLDER_FILE } from "../../typed-content/files/content";
import { olderFrom } from "../../typed-content/texts/older-translations";
import { pictureUses } from "../../typed-content/files/pictures";
import { textRows } from "../../typed-content/texts/texts";
import { defaultLanguage, languageCodes } from "../../base/languages";
import { withoutDifference } from "../told/differences";
import { contentNow } from "../core/content-now";
import { withEdit } from "../core/edits";
import { storedIn } from "../core/snapshot";
import type { Change } from "../told/changes";
import { changeField, languageOfText } from "../translations/translations";
import { asOneStep, change, type Work } from "../core/work";

/**
 * One step; pictures that only the changes use, and translation marks that they caused, go too.
 * @param now in milliseconds
 */
export const withoutChange = (
  work: Work,
  { file, differences, media }: Change,
  now: number,
): Work => {
  let next = work;
  for (const taken of differences.toReversed()) {
    const edit = next.edits.get(file);
    if (!edit) break;
    next =
      taken.kind === "value" && languageOfText({ file, path: taken.path })
        ? changeField(next, file, taken.path, taken.before, now)
        : change(next, file, [], withoutDifference(file, edit, taken), now);
  }
  for (const picture of media)
    if (!isShown(next, picture)) next = change(next, picture, [], undefined, now);
  return asOneStep(work, withoutIdleMarks(next), now);
};

export const isShown = (work: Work, picture: string) =>
  pictureUses(contentNow(work).entries).some((use) => use.picture === picture);

/** Marks of translations whose texts are no longer changed. */
export const withoutIdleMarks = (work: Work): Work => {
  if (!isRecord(work.edits.get(OLDER_FILE)?.data)) return work;
  const stored = olderFrom(storedIn(work.snapshot, OLDER_FILE));
  const marks = olderFrom(work.edits.get(OLDER_FILE)?.data);
  const rows = textRows(contentNow(work));
  const left = languageCodes.flatMap((code) => {
    const pairs = Object.entries(marks[code] ?? {}).filter(
      ([original, text]) =>
        stored[code]?.[original] === text ||
        rows.some(
          ({ cells }) => cells[defaultLanguage].text === original && cells[code].text === text,
        ),
    );
    return pairs.length > 0 ? [[code, Object.fromEntries(pairs)] as const] : [];
  });
  const data = left.length > 0 ? Object.fromEntries(left) : undefined;
  return { ...work, edits: withEdit(work.edits, work.snapshot, OLDER_FILE, data) };
};
