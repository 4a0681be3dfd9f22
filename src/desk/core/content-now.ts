import { cachedByAll } from "../../base/cached-by";
import type { Content } from "../../typed-content/content";
import { editedContent, type Edits } from "./edits";
import type { Snapshot } from "./snapshot";
import type { Work } from "./work";

const edited = cachedByAll((edits: Edits, snapshot: Snapshot) => editedContent(snapshot, edits));

export const contentNow = ({ snapshot, edits }: Pick<Work, "snapshot" | "edits">): Content =>
  edited(edits, snapshot);
