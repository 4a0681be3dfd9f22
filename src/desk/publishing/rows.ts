import type { Place } from "../core/places";
import type { Change } from "../told/changes";
import type { BeforeAfter } from "../told/value-text";
import type { IconName } from "../window/icon";
import type { Act } from "./act-link";

/** Of the list of changes. */
export type Row = {
  id: string;
  where: string;
  /** Its value before and after, or a sentence. */
  what: BeforeAfter | string;
  /** Where the row leads as a whole. */
  place?: Place;
  pictures?: readonly string[];
  acts: readonly Act[];
};

export type Section = {
  title: string;
  rows: readonly Row[];
  /** How many changes, errors or pieces of advice it has. */
  count?: number;
  icon?: IconName;
  /** `error`: it stops the publication. */
  tone?: "error" | "sea";
};

/** What can be done with changes. */
export type ListActs = Record<"undo" | "remove" | "leave", (change: Change) => void>;
