import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readTable } from "./csv";
import { withText } from "./edit";
import { judgeTable, type Change } from "./validate-row";
import { rowsIn, type Translations } from "../content-files/texts/text";

/** Files to write, by their path below the content root, with how many texts change in each. */
export type Edits = Map<string, { source: string; texts: number }>;

/**
 * What a translator's table changes in the content; or, when anything in it is wrong, a sentence
 * for each fault and no change at all. Nothing is written here.
 */
export const editsOf = (
  root: string,
  translations: Translations,
  table: Uint8Array,
): { edits: Edits } | { faults: string[] } => {
  const read = readTable(table);
  if ("faults" in read) return read;
  const { changes, faults } = judgeTable(read.rows, rowsIn(translations));
  if (faults.length > 0) return { faults };
  return apply(root, changes);
};

const apply = (root: string, changes: Change[]) => {
  const edits: Edits = new Map();
  const faults: string[] = [];
  for (const { cell, text, place } of changes) {
    const { source, texts } = edits.get(cell.file) ?? {
      source: sourceOf(root, cell.file),
      texts: 0,
    };
    try {
      edits.set(cell.file, {
        source: withText(cell.file, source, cell.path, text),
        texts: texts + 1,
      });
    } catch {
      faults.push(
        `${place}: este texto no cabe en ${cell.file} como está. Corregid antes el archivo.`,
      );
    }
  }
  return faults.length > 0 ? { faults } : { edits };
};

/** A language that is new has no files of words yet. */
const sourceOf = (root: string, file: string) => {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, "utf8") : "{}\n";
};
