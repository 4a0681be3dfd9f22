import type { Commit } from "../../../content-files/history";
import { differences } from "./differences";
import { dataIn, type EntryForm } from "./entry-forms";
import { whenOf } from "./when";

/** Differences that are listed of one version. */
const LISTED = 4;

/** A version of an entry, as the owner reads it. */
export type EntryVersion = {
  when: string;
  /** Who made it; "" where nobody is known. */
  who: string;
  /** What it changed. */
  changes: string[];
  /** The file's text; undefined where there is nothing to go back to. */
  text?: string;
};

/**
 * The versions of an entry, the newest first.
 * @param texts of its file, one for each commit and, where there is one, that before the last
 */
export const entryVersions = (
  form: EntryForm,
  commits: Commit[],
  texts: (string | undefined)[],
): EntryVersion[] => {
  const all = texts.map((text) => dataIn(form, text));
  return commits.map((commit, index) => {
    const data = all[index];
    return {
      when: whenOf(commit),
      who: commit.author,
      changes: data === undefined ? [NOTHING] : changesOf(form, all[index + 1], data),
      text: data === undefined ? undefined : texts[index],
    };
  });
};

const NOTHING = "Se borró, o no se puede leer.";

const changesOf = ({ kind }: EntryForm, before: unknown, after: unknown) => {
  if (before === undefined) return ["Se creó."];
  const lines = differences(kind.fields, before, after);
  const more = lines.length - LISTED;
  if (lines.length === 0) return ["Nada que se vea en el formulario."];
  return more > 1 ? [...lines.slice(0, LISTED), `Y ${more} cambios más.`] : lines;
};
