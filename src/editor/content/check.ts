import { contentErrors } from "../../validation";
import { errorKey } from "../../validation/error-key";
import type { ContentError, Warning } from "../../validation/findings";
import { missingForLaunch, type Missing } from "../../validation/launch";
import { contentWarnings } from "../../validation/warnings";
import { editedContent, editedPictures, type Edits } from "./edits";
import { contentNow } from "./now";
import { contentOf, dataIn, type Snapshot } from "./snapshot";

/** What the check says of the content as it would be with some edits. */
export type Checked = {
  /** What the edits have brought, which stops their publication. */
  brought: ContentError[];
  /** What was there before, which stops nobody who mends something else. */
  older: ContentError[];
  warnings: Warning[];
  /** What is missing before the site may go public. */
  missing: Missing[];
};

/** Edits that leave their files as they were: of two that contradict each other, theirs are last. */
const undone = (edits: Edits): Edits =>
  new Map(Array.from(edits, ([file, { base }]) => [file, { base, data: base }]));

/** Returns what the check says of the content with the edits. */
export const check = (snapshot: Snapshot, edits: Edits): Checked => {
  const pictures = editedPictures(snapshot, edits);
  const content = contentNow({ snapshot, edits });
  const errors = contentErrors(content, pictures);
  const earlier = editedContent(snapshot, undone(edits));
  const known = new Set(errors.length > 0 ? contentErrors(earlier, snapshot.pictures).map(errorKey) : []);
  const isOlder = (error: ContentError) => known.has(errorKey(error));
  return {
    brought: errors.filter((error) => !isOlder(error)),
    older: errors.filter(isOlder),
    warnings: contentWarnings(content, pictures, (file) => dataIn(contentOf(snapshot), file)),
    missing: missingForLaunch(content, pictures),
  };
};
