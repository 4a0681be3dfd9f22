import type { Content } from "../../typed-content/content";
import { editedContent, type Edits } from "./edits";
import type { Snapshot } from "./snapshot";
import type { Work } from "./work";

const known = new WeakMap<Edits, { snapshot: Snapshot; content: Content }>();

/** Returns the content with the edits applied. */
export const contentNow = ({ snapshot, edits }: Pick<Work, "snapshot" | "edits">): Content => {
  const last = known.get(edits);
  if (last?.snapshot === snapshot) return last.content;
  const content = editedContent(snapshot, edits);
  known.set(edits, { snapshot, content });
  return content;
};
