import { isRecord, cachedByAll } from "@brisa/typed-content/helpers";
import { isPicture } from "@brisa/typed-content/files";
import { check } from "../core/check";
import { isSameFile, type Edit, type Edits, type Snapshot } from "../core/edits";
import { begin, type Work } from "../core/work";
import { readyOf } from "./ready";
import { isWritable } from "../stores/writable";

/** Takes away files until there are no errors. */
const withoutErrors = (snapshot: Snapshot, edits: Edits): Edits => {
  const { brought } = check(snapshot, edits);
  if (brought.length === 0) return edits;
  const left = new Map(
    [...edits].filter(([file]) => !brought.some((error) => error.file === file)),
  );
  return left.size === edits.size ? new Map() : withoutErrors(snapshot, left);
};

const partEdits = cachedByAll((edits: Edits, snapshot: Snapshot) => {
  const { ready, waiting } = readyOf({ ...begin(snapshot), edits });
  // A picture that nothing shows is not built, so it may stand in the draft before what is to show it is finished.
  const pictures = [...waiting].filter(([file, { data }]) => isPicture(file) && data);
  const shown = withoutErrors(snapshot, new Map([...ready, ...pictures]));
  const unfinished = new Map(
    [...edits].filter(([file, { data }]) => {
      const there = shown.get(file);
      return !there || !isSameFile(file, there.data, data);
    }),
  );
  return { shown, unfinished };
});

/** What a draft shows, and what only travels with it. Cached. */
export const draftPartsOf = ({ edits, snapshot }: Work) => partEdits(edits, snapshot);

/** A desk reads no unfinished edits of a newer version. */
const VERSION = 1;

/** Undefined without unfinished edits. */
export const unfinishedText = (edits: Edits) => {
  const texts = [...edits].filter(([file, { data }]) => !isPicture(file) || data === undefined);
  if (texts.length === 0) return undefined;
  return `${JSON.stringify({ version: VERSION, edits: Object.fromEntries(texts) }, null, 2)}\n`;
};

export type Unread = "newer" | "broken";

const isEdit = (value: unknown): value is Edit =>
  isRecord(value) && [value.base, value.data].every((data) => data === undefined || isRecord(data));

export const readUnfinished = (text: string): Edits | Unread => {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return "broken";
  }
  if (!isRecord(read) || typeof read.version !== "number") return "broken";
  if (read.version > VERSION) return "newer";
  const edits = new Map(isRecord(read.edits) ? Object.entries(read.edits) : []);
  const areEdits = (all: Map<string, unknown>): all is Map<string, Edit> =>
    [...all].every(([file, edit]) => isWritable(file) && isEdit(edit));
  return areEdits(edits) ? edits : "broken";
};
