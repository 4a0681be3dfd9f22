import { cachedByAll } from "@brisa/typed-content/helpers";
import {
  contentErrors,
  type ContentError,
  type Warning,
  missingValues,
  contentWarnings,
} from "@brisa/typed-content/check";
import { earlierPath } from "./earlier";
import { editedPictures, type Edits, contentNow, contentOf, dataIn, type Snapshot } from "./edits";
import { collectionOf, today } from "./model";
import type { Work } from "./work";

const MISSING = ["empty", "missing-field", "missing-language", "missing-word"];

export const isMissing = ({ code }: ContentError) => MISSING.includes(code);

export type Checked = {
  /** Errors that the edits cause. They prevent publication. */
  brought: ContentError[];
  /** Errors that were there before. They do not prevent the publication of other changes. */
  older: ContentError[];
  warnings: Warning[];
  missing: Warning[];
};

/** These depend on another file, or on where a text cannot be read any further. */
const CHANGING = ["other", "variables", "line", "column", "reason"];

/**
 * Stays the same while the rest of the content changes. A field that this desk's model lacks is of a newer one, which
 * the entry's copies may have, too.
 */
const errorKey = ({ file, path, ...error }: ContentError) =>
  JSON.stringify(
    error.code === "unknown-field"
      ? [collectionOf(file)?.type, path.filter((step) => typeof step === "string")]
      : { file, path, ...error },
    (key, value: unknown) => (CHANGING.includes(key) ? undefined : value),
  );

/** Where two edits contradict each other, the reversed ones come last. */
const undone = (edits: Edits): Edits =>
  new Map(Array.from(edits, ([file, { base }]) => [file, { base, data: base }]));

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

export const checkedOf = ({ snapshot, edits }: Pick<Work, "snapshot" | "edits">): Checked =>
  checked(edits, snapshot);
