import { isPicture } from "../../typed-content/files/content";
import type { Edits } from "../core/edits";
import type { Place } from "../core/places";
import type { Work } from "../core/work";
import type { Words } from "../words";
import { changeGroups } from "./change-groups";
import { sentenceOf } from "./sentences";

export type SaveLine = {
  /** Stable for as long as the save exists. */
  id: string;
  where: string;
  place: Place;
  before?: string;
  after?: string;
};

export const saveLines = (saved: Edits, work: Work, words: Words): SaveLine[] => {
  const texts = [...saved].filter(([file]) => !isPicture(file));
  const then: Work = { ...work, edits: new Map([...work.edits, ...texts]) };
  return changeGroups({ edits: saved }).map((group) => {
    const { where, place, before, after } = sentenceOf(group, then, words);
    return { id: group.id, where, place, before, after };
  });
};
