import { cachedByAll } from "../../base/cached-by";
import { contentErrors } from "../../typed-content/check";
import type { ContentError, Warning } from "../../typed-content/check/findings";
import { missingValues } from "../../typed-content/check/launch/missing-values";
import { contentWarnings } from "../../typed-content/check/warnings";
import { earlierPath } from "./earlier";
import { editedPictures, type Edits } from "./edits";
import { collectionOf } from "./model";
import { contentNow } from "./content-now";
import { contentOf, dataIn, type Snapshot } from "./snapshot";
import { today } from "./today";
import type { Work } from "./work";

/** The result of checking the content with some edits applied. */
export type Checked = {
  /** Errors that the edits cause. They prevent publication. */
  brought: ContentError[];
  /** Errors that were there before. They do not prevent the publication of other changes. */
  older: ContentError[];
  warnings: Warning[];
  /** What is missing before the site may be launched. */
  missing: Warning[];
};

/** Values of an error that depend on another file, or on where a text cannot be read any further. */
const CHANGING = ["other", "variables", "line", "column", "reason"];

/**
 * Returns a key of an error that stays the same while the rest of the content changes. If entries have a field that
 * the model of this desk lacks, it is in a newer one, and their copies may have it, too.
 */
const errorKey = ({ file, path, ...error }: ContentError) =>
  JSON.stringify(
    error.code === "unknown-field"
      ? [collectionOf(file)?.type, path.filter((step) => typeof step === "string")]
      : { file, path, ...error },
    (key, value: unknown) => (CHANGING.includes(key) ? undefined : value),
  );

/** Reverses the edits. Where two edits contradict each other, the reversed ones come last. */
const undone = (edits: Edits): Edits =>
  new Map(Array.from(edits, ([file, { base }]) => [file, { base, data: base }]));

/** Checks the content with the edits applied. */
export const check = (snapshot: Snapshot, edits: Edits): Checked => {
  const pictures = editedPictures(snapshot, edits);
  const content = contentNow({ snapshot, edits });
  const errors = contentErrors(content, pictures);
  const earlier = contentNow({ snapshot, edits: undone(edits) });
  const known = new Set(
    errors.length > 0 ? contentErrors(earlier, snapshot.pictures).map(errorKey) : [],
  );
  const isOlder = (error: ContentError) => {
    const { file, path } = error;
    // The file was broken by somebody else; to write it would take theirs away.
    if (edits.has(file) && content.unreadable.some((each) => each === error)) return false;
    const edit = edits.get(file);
    const was = edit && error.code !== "unknown-field" ? earlierPath(file, edit, path) : path;
    return was !== undefined && known.has(errorKey({ ...error, path: was }));
  };
  return {
    brought: errors.filter((error) => !isOlder(error)),
    older: errors.filter(isOlder),
    warnings: contentWarnings(
      content,
      pictures,
      (file) => dataIn(contentOf(snapshot), file),
      today(),
    ),
    missing: missingValues(content, pictures),
  };
};

const checked = cachedByAll((edits: Edits, snapshot: Snapshot) => check(snapshot, edits));

/** Returns the result of checking the content with the edits applied. Cached. */
export const checkedOf = ({ snapshot, edits }: Pick<Work, "snapshot" | "edits">): Checked =>
  checked(edits, snapshot);
