import { nodeAt, type Path } from "../../typed-content/schema";
import { contentNow } from "../core/content-now";
import type { Edit } from "../core/edits";
import { schemaOf } from "../core/model";
import type { Work } from "../core/work";
import type { Words } from "../words";
import { changeGroups, type ChangeGroup } from "./change-groups";
import { keyFieldOf } from "../../typed-content/reference-lists";
import { isKeyedByEntry } from "./align";
import { fieldLabels } from "./labels";
import { sentenceOf } from "./sentences";

export type VersionLine = { label: string; before?: string; after?: string };

/** In items about an entry, of another file's list. */
export type HeldEdit = readonly [file: string, edit: Edit];

/** «Precio», as in the entry's form. */
const labelOf = ({ file, path, edit }: ChangeGroup, work: Work) => {
  const root = schemaOf(file) ?? {};
  const depth = path.findLastIndex((step) => typeof step === "number");
  const list: Path = path.slice(0, depth);
  const node = nodeAt(root, list) ?? {};
  const key = keyFieldOf(node);
  const own = Object.entries(node.items?.properties ?? {}).filter(([name]) => name !== key);
  const isWhole = depth === path.length - 1;
  const title = isWhole
    ? isKeyedByEntry(node)
      ? own[0]?.[1].title
      : node.title
    : nodeAt(root, path)?.title;
  // For a list in a list: the label of the outer item.
  const outer = fieldLabels(contentNow(work), file, edit.data ?? edit.base, list).filter(
    (_, place) => typeof list[place] === "number",
  );
  return [...outer, title ?? ""].filter(Boolean).join(" › ");
};

/** As the entry's form names what changed in other files' lists. */
export const heldLines = (held: readonly HeldEdit[], work: Work, words: Words): VersionLine[] => {
  const then: Work = { ...work, edits: new Map([...work.edits, ...held]) };
  return changeGroups({ edits: new Map(held) }).map((group) => {
    const { before, after } = sentenceOf(group, then, words);
    return { label: labelOf(group, work), before, after };
  });
};
