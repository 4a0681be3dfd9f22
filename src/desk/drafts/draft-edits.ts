import { contentModel } from "../core/model";
import { isPicture, parseContent } from "../../typed-content/files/content";
import { parseText } from "../../typed-content/files/parse";
import { withEdit, type Edits, type NewPicture } from "../core/edits";
import { dataIn } from "../core/snapshot";
import { measurePicture } from "../pictures/measure-picture";
import type { Draft } from "../stores/store";

const dataOf = async (file: string, content: string | Uint8Array): Promise<unknown> => {
  if (typeof content === "string")
    return dataIn(parseContent([file], [{ file, text: content }], contentModel(), parseText), file);
  if (!isPicture(file)) return undefined;
  const bytes = new Uint8Array(content);
  return { picture: { file, ...(await measurePicture(bytes)) }, bytes } satisfies NewPicture;
};

/**
 * Returns the edits of a draft relative to the snapshot it was made from. Files that cannot be parsed are
 * left out.
 */
export const draftEdits = async ({ changes, snapshot }: Draft): Promise<Edits> => {
  let edits: Edits = new Map();
  for (const [file, content] of changes) {
    const data = content === undefined ? undefined : await dataOf(file, content);
    if (content === undefined || data !== undefined) edits = withEdit(edits, snapshot, file, data);
  }
  return edits;
};
