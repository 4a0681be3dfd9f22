import { isPicture } from "../../typed-content/files/content";
import { withEdit, type Edits, type NewPicture } from "../core/edits";
import { measurePicture } from "../pictures/measure-picture";
import { readUnfinished, type Unread } from "./draft-parts";
import type { Draft } from "../stores/store";
import { parseStored } from "../stores/yaml";

const dataOf = async (file: string, content: string | Uint8Array): Promise<unknown> => {
  if (typeof content === "string") {
    const parsed = await parseStored(file, content);
    return "data" in parsed ? parsed.data : undefined;
  }
  if (!isPicture(file)) return undefined;
  const bytes = new Uint8Array(content);
  return { picture: { file, ...(await measurePicture(bytes)) }, bytes } satisfies NewPicture;
};

/**
 * Relative to the draft's snapshot; also the unfinished ones, or why they cannot be read. Files that cannot be parsed
 * are left out.
 * @throws StoreError where a YAML file cannot be parsed without a connection
 */
export const draftEdits = async ({
  changes,
  snapshot,
  unfinished,
}: Draft): Promise<{ edits: Edits; unread?: Unread }> => {
  let edits: Edits = new Map();
  for (const [file, content] of changes) {
    const data = content === undefined ? undefined : await dataOf(file, content);
    if (content === undefined || data !== undefined) edits = withEdit(edits, snapshot, file, data);
  }
  if (unfinished === undefined) return { edits };
  const read = readUnfinished(unfinished);
  return typeof read === "string"
    ? { edits, unread: read }
    : { edits: new Map([...edits, ...read]) };
};
