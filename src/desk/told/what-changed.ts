import { isHidden } from "../../typed-content/shown";
import { isRecord } from "../../base/is-record";
import type { Content } from "../../typed-content/content";
import { entryName } from "../../typed-content/labels";
import { nodeAt, type SchemaNode } from "../../typed-content/schema";
import { truncate } from "../../typed-content/texts/strings";
import type { Words } from "../words";
import { isKnownByPicture } from "./labels";
import { valueAt } from "../core/paths";
import type { Change } from "./changes";
import type { Difference } from "./differences";
import { valueTexts, type BeforeAfter } from "./value-text";
import { newEntryTitle, sectionOf } from "../core/places";

/**
 * @param root undefined for messages
 * @param content with the edits applied
 */
export const whatChanged = (
  root: SchemaNode | undefined,
  { file, path, differences: [change] }: Change,
  content: Content,
  words: Words,
): BeforeAfter => {
  const { changes } = words;
  const node = root && nodeAt(root, path);
  if (change.kind === "order") return { after: changes.otherOrder };
  if (change.kind !== "value") {
    if (path.length > 0) return itemTexts(node, change, content, words);
    if (change.kind === "removed") return { after: changes.deleted };
    const isPicture = root && isKnownByPicture(root);
    const name = root && entryName(root, change.after);
    const title = isPicture
      ? [changes.newPicture, name && changes.quoted(truncate(name))].filter(Boolean).join(" ")
      : newEntryTitle(sectionOf(file), words);
    return { after: isHidden(change.after) ? changes.unseen(title) : title };
  }
  if (node?.kind === "order") return { after: changes.otherPlace };
  if (node?.kind === "picture") return { after: changes.newPicture };
  const { before, after } = change;
  // Of a marker that moves, the coordinates change.
  if (change.path.length > path.length) return { after: changes.changed };
  if (node?.kind === "yes-no") {
    const [yes, no] =
      path.at(-1) === "hidden" ? [changes.hidden, changes.shown] : [changes.yes, changes.no];
    const text = (value: unknown) => (value === true ? yes : no);
    return { before: text(before), after: text(after) };
  }
  const texts = valueTexts(node, before, after, content, words);
  const isWhole = isRecord(before ?? after) || Array.isArray(before ?? after);
  // A whole group has no short text; the line says only that it was added or removed.
  if (isWhole && before === undefined) {
    const items = Array.isArray(after) ? (after as unknown[]) : [];
    const named = items.flatMap((item) => itemText(node?.items, item, content, words) ?? []);
    const names = named.length > 0 ? `${changes.added}: ${named.join(", ")}` : changes.added;
    return { after: texts.after ?? names };
  }
  if (isWhole && after === undefined) return { before: texts.before, after: changes.removed };
  if (isWhole) return { after: changes.changed };
  return { before: texts.before ?? changes.empty, after: texts.after ?? changes.empty };
};

const priceIn = (node: SchemaNode | undefined) =>
  Object.entries(node?.properties ?? {}).find(([, { kind }]) => kind === "price");

/** Its price, its days or its name. */
const itemText = (
  node: SchemaNode | undefined,
  item: unknown,
  content: Content,
  words: Words,
): string | undefined => {
  const textOf = (field: SchemaNode | undefined, value: unknown) =>
    valueTexts(field, undefined, value, content, words).after;
  const price = priceIn(node);
  if (price) return textOf(price[1], valueAt(item, [price[0]]));
  const days = Object.entries(node?.properties ?? {})
    .filter(([, { kind }]) => kind === "date")
    .flatMap(([key, field]) => textOf(field, valueAt(item, [key])) ?? []);
  if (days.length > 0) return days.join(" – ");
  return textOf({ kind: "text" }, node && isRecord(item) ? entryName(node, item) : item);
};

const itemTexts = (
  node: SchemaNode | undefined,
  change: Extract<Difference, { kind: "added" | "removed" }>,
  content: Content,
  words: Words,
): BeforeAfter => {
  const { added, removed } = words.changes;
  const item = change.kind === "added" ? change.after : change.before;
  const text = itemText(node, item, content, words);
  if (change.kind === "removed") return { before: text, after: removed };
  if (priceIn(node)) return { after: text ?? added };
  return { after: text === undefined ? added : `${added}: ${text}` };
};
