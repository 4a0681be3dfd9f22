import { isPicture } from "../../typed-content/files/content";
import { isSameFile, type Edit, type Edits } from "../core/edits";
import { keepInTab, keptInTab } from "../core/in-tab";
import { isUnreadable, storedIn, type Snapshot } from "../core/snapshot";

/** Only if this tab has seen it come. */
export type LastPublication = {
  /** The content that has it. */
  revision: string;
  edits: Edits;
  /** When it came, in milliseconds. */
  at: number;
  /** Undefined for our own, and unknown names are missing. */
  by?: readonly string[];
};

/** @param sent what is known to be ours */
export const editsBetween = (before: Snapshot, after: Snapshot, sent: Edits = new Map()): Edits => {
  const textIn = ({ sources }: Snapshot) =>
    new Map(sources.flatMap((each) => ("text" in each ? [[each.file, each.text]] : [])));
  const [was, is] = [textIn(before), textIn(after)];
  const files = [...new Set([...before.files, ...after.files])].filter(
    // Most are the same, and comparing their texts is cheap.
    (file) =>
      (sent.has(file) || isPicture(file) || was.get(file) !== is.get(file)) &&
      !isUnreadable(after, file),
  );
  return new Map(
    files
      .map((file): [string, Edit] => {
        const own = sent.get(file);
        return [
          file,
          { base: own ? own.data : storedIn(before, file), data: storedIn(after, file) },
        ];
      })
      .filter(([file, { base, data }]) => !isSameFile(file, base, data)),
  );
};

export const asStored = (edits: Edits, snapshot: Snapshot): Edits =>
  new Map(
    Array.from(edits, ([file, { base }]) => [file, { base, data: storedIn(snapshot, file) }]),
  );

const KEY = "desk-last";

/** Until the tab is closed: a reload does not end it. */
export const keepLast = (login: string, last: LastPublication | undefined) =>
  keepInTab({ login }, KEY, last && { ...last, edits: [...last.edits] });

/** Undefined if it made another content. */
export const keptLast = (login: string, { revision }: Snapshot): LastPublication | undefined => {
  type Kept = Omit<LastPublication, "edits"> & { edits: [string, Partial<Edit>][] };
  const kept = keptInTab({ login }, KEY) as Kept | undefined;
  if (kept?.revision !== revision) return undefined;
  const edits = kept.edits.map(([file, { base, data }]): [string, Edit] => [file, { base, data }]);
  return { ...kept, edits: new Map(edits) };
};
