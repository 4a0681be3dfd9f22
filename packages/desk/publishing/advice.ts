import { defaultLanguage } from "@brisa/typed-content/languages";
import type { Warning } from "@brisa/typed-content/check";
import { checkedOf } from "../core/check";
import type { Desk } from "../state/desk";
import type { Edits } from "../core/edits";
import type { Leaving } from "../state/leaving";
import { placeToEdit } from "../core/places";
import type { Work } from "../core/work";
import { changesIn } from "../core/changes";
import { placeInWords, placeOfField } from "../told/field-place";
import { adviceSentence } from "../told/finding-words";
import { addressInLanguage, languageOfText } from "../core/translations";
import { readStateAt } from "../core/unread";
import type { Words } from "../words";
import { isAt } from "../state/ready";
import type { Row } from "./section";
import type { Address } from "@brisa/typed-content";

/** Outdated translations of one text are one piece of advice. */
type Advice = { warning: Warning; places: [Address, ...Address[]] };

const keyOf = ({ file, path, code }: Warning) => JSON.stringify([file, path, code]);

const NO_EDITS: Edits = new Map();

/** On changed fields, and what the edits cause; not on what leaves the site, of which the list tells all. */
const adviceOn = (work: Work, leaving: readonly Leaving[]): Map<string, Advice> => {
  const known = new Set(checkedOf({ ...work, edits: NO_EDITS }).warnings.map(keyOf));
  const changes = changesIn(work);
  const isChanged = (place: Address) => changes.some((change) => isAt(change, place));
  const all = new Map<string, Advice>();
  for (const warning of checkedOf(work).warnings) {
    const { file, path, code } = warning;
    const isOlder = code === "older-translation";
    const original = addressInLanguage({ file, path }, defaultLanguage());
    const isRelevant =
      !known.has(keyOf(warning)) ||
      isChanged({ file, path }) ||
      (isOlder && languageOfText({ file, path }) !== undefined && isChanged(original));
    if (!isRelevant) continue;
    if (path.length === 0 && leaving.some(({ entry }) => entry.file === file)) continue;
    if (isOlder && readStateAt(work, { file, path }) === "waits") continue;
    const key = isOlder ? JSON.stringify(original) : keyOf(warning);
    const others = all.get(key)?.places;
    all.set(key, { warning, places: others ? [...others, { file, path }] : [{ file, path }] });
  }
  return all;
};

/** It prevents no publication. */
export const adviceRows = (
  work: Work,
  words: Words,
  leaving: readonly Leaving[],
  confirm: Desk["confirm"],
): Row[] => {
  if (work.edits.size === 0) return [];
  const { changes } = words;
  return Array.from(adviceOn(work, leaving), ([id, { warning, places }]): Row => {
    const [first] = places;
    const count = places.length;
    const isOlder = warning.code === "older-translation";
    const languages = new Set(places.flatMap((place) => languageOfText(place) ?? []));
    return {
      id,
      where: placeInWords(placeOfField(work, first, words), words, [...languages]),
      what: adviceSentence(warning, count, words),
      acts: [
        ...(isOlder ? [{ label: changes.right(count), onPress: () => confirm(places) }] : []),
        {
          label: isOlder ? changes.changeThem(count) : changes.seeIt,
          place: placeToEdit(first),
        },
      ],
    };
  });
};
