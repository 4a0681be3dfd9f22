import { isMap, isNode, isSeq, parseDocument, type Document, type Node, type YAMLSeq } from "yaml";

type Commented = Pick<Node, "comment" | "commentBefore">;

/** Each comment stays with its field, in lists with the same item; that of a field that is gone goes with it. */
export const keepComments = (before: string, document: Document) => {
  const earlier = parseDocument(before);
  copy(earlier, document);
  copyBelow(earlier.contents, document.contents);
};

const copy = (from: Commented, to: Commented) => {
  to.commentBefore = from.commentBefore;
  to.comment = from.comment;
};

const copyBelow = (from: unknown, to: unknown) => {
  if (!isNode(from) || !isNode(to)) return;
  copy(from, to);
  if (isMap(from) && isMap(to)) {
    for (const { key, value } of to.items) {
      const pair = from.items.find((each) => textOf(each.key) === textOf(key));
      copyBelow(pair?.key, key);
      copyBelow(pair?.value, value);
    }
  }
  if (isSeq(from) && isSeq(to)) {
    to.items.forEach((item, index) => copyBelow(sameItem(from, to, item, index), item));
  }
};

/** By its `id`, else by its value, else by its place. */
const sameItem = (from: YAMLSeq, to: YAMLSeq, item: unknown, index: number) => {
  const id = idOf(item);
  if (id !== undefined) return from.items.find((each) => idOf(each) === id);
  const same = from.items.find((each) => textOf(each) === textOf(item));
  return same ?? (from.items.length === to.items.length ? from.items[index] : undefined);
};

const idOf = (item: unknown) => (isMap(item) ? item.get("id") : undefined);

const textOf = (node: unknown) => JSON.stringify(node);
