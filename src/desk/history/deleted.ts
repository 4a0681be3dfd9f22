import { isRecord } from "../../base/is-record";
import { contentNow } from "../core/content-now";
import type { Edits } from "../core/edits";
import { collectionOf } from "../core/model";
import { valueAt } from "../core/paths";
import { dataOf, type Work } from "../core/work";
import { isOf } from "../entry/removal";
import { changesIn } from "../told/changes";
import type { VersionEdits } from "./version-edits";
import { onlyChanges } from "./without-edits";

export type Deleted = {
  file: string;
  data: Record<string, unknown>;
  /** The version that deleted it. */
  from: VersionEdits;
};

/** The file may have got another name. */
const isThere = (work: Work, file: string, id: unknown) =>
  dataOf(work, file) !== undefined ||
  contentNow(work).entries.some(
    ({ collection, data }) => collection === collectionOf(file) && valueAt(data, ["id"]) === id,
  );

/** With their last data. Entries that exist now are left out. `versions`: newest first. */
export const deletedIn = (work: Work, versions: readonly VersionEdits[]): Deleted[] => {
  const seen = new Set<string>();
  return versions.flatMap((from) =>
    Array.from(from.edits).flatMap(([file, { base, data }]): Deleted[] => {
      const isLast = !seen.has(file);
      seen.add(file);
      const isEntry = collectionOf(file)?.set === "open" && isRecord(base);
      if (!isLast || data !== undefined || !isEntry || isThere(work, file, base.id)) return [];
      return [{ file, data: base, from }];
    }),
  );
};

/** Also what went with it from other files' lists, such as its price. */
export const editsOfEntry = ({ file, data, from: { edits } }: Deleted): Edits =>
  onlyChanges(
    edits,
    changesIn({ edits }).filter(
      (change) =>
        change.file === file ||
        change.differences.every((each) => each.kind === "removed" && isOf(each.before, data.id)),
    ),
  );
