import { isPrice } from "@brisa/typed-content/fields";
import { cachedByAll, isRecord } from "@brisa/typed-content/helpers";
import { languageCodes } from "@brisa/typed-content/languages";
import { CONFIRMED_FILE, isPicture, OLDER_FILE } from "@brisa/typed-content/files";
import {
  PROMISES_TITLE,
  entryName,
  nodeAt,
  type Path,
  type SchemaNode,
  isHidden,
  type Content,
} from "@brisa/typed-content";
import { olderFrom, truncate } from "@brisa/typed-content/texts";
import { type Edits, contentNow, contentOf } from "../core/edits";
import { schemaOf } from "../core/model";
import { valueAt } from "../core/paths";
import { keysOf } from "../core/json";
import { type Place, sectionOf, sectionTitle, newEntryTitle } from "../core/places";
import type { Work } from "../core/work";
import type { Words } from "../words";
import { isKeyedByEntry } from "../core/align";
import { changesIn, pictureOn, type Change } from "../core/changes";
import { fieldPlace, placeInWords } from "./field-place";
import { isKnownByPicture, languageNames } from "./labels";
import { type BeforeAfter, valueTexts } from "./value-text";
import type { Difference } from "../core/differences";

/**
 * @param root undefined for messages
 * @param content with the edits applied
 */
const whatChanged = (
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
  if (node?.type === "boolean") {
    const [yes, no] =
      path.at(-1) === "hidden" ? [changes.hidden, changes.shown] : [changes.yes, changes.no];
    const text = (value: unknown) => (value === true ? yes : no);
    return { before: text(before), after: text(after) };
  }
  const texts = valueTexts(node, before, after, content, words);
  const isWhole = isRecord(before ?? after) || Array.isArray(before ?? after);
  // A whole group has no short text; the line says only that it was added or removed.
  if (isWhole && before === undefined) return { after: texts.after ?? changes.added };
  if (isWhole && after === undefined) return { before: texts.before, after: changes.removed };
  if (isWhole) return { after: changes.changed };
  return { before: texts.before ?? changes.empty, after: texts.after ?? changes.empty };
};

const priceIn = (node: SchemaNode | undefined) =>
  Object.entries(node?.properties ?? {}).find(([, field]) => isPrice(field));

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

type Told = {
  /** «Precios › Jardín» */
  where: string;
  /** Labels of `where`, without the language. */
  labels: string[];
  place: Place;
  /** A picture's file, to show beside it. */
  picture?: string;
} & BeforeAfter;

/** A change in words: in the list, in the line, in the history, in a commit's message. */
export type ToldChange = Change & Told;

/** @param work with the change */
export const toldChange = (change: Change, work: Work, words: Words): ToldChange => ({
  ...change,
  ...(change.file === OLDER_FILE
    ? toldTranslations(change, words)
    : change.file === CONFIRMED_FILE
      ? toldConfirmed(change, words)
      : isPicture(change.file)
        ? toldPicture(change, words)
        : toldFields(change, work, words)),
});

const toldFields = (change: Change, work: Work, words: Words): Told => {
  const { file, edit, path } = change;
  const [{ kind }] = change.differences;
  const root = schemaOf(file);
  const content = contentNow(work);
  // A removed entry is named by its earlier data.
  const isRemoval = kind === "removed";
  const data = isRemoval ? edit.base : edit.data;
  const at = { file, path: root ? shortPath(root, change) : path };
  const around = isRemoval ? contentOf(work.snapshot) : content;
  const place = fieldPlace(around, at, words, edit.base === undefined, data);
  return {
    where: placeInWords(place, words),
    labels: place.labels,
    place:
      edit.data === undefined
        ? { screen: "list", name: sectionOf(file) }
        : { screen: "entry", file, field: isRemoval ? path.slice(0, -1) : path },
    picture: root && pictureIn(root, path, data),
    ...whatChanged(root, change, content, words),
  };
};

/** Of what has no field. */
const toldAlone = (where: string, place: Place): Told => ({ where, labels: [where], place });

/** Nothing but translations was confirmed. */
const toldTranslations = ({ edit }: Change, words: Words): Told => {
  const [before, after] = [olderFrom(edit.base), olderFrom(edit.data)];
  const looked = languageCodes().filter((code) =>
    Object.entries(before[code] ?? {}).some(([original, text]) => after[code]?.[original] !== text),
  );
  return {
    ...toldAlone(words.changes.translations, { screen: "list", name: "words" }),
    after: words.changes.translationsRead(languageNames(looked, words)),
  };
};

/** «Confirmado: Precios, Reservas»; a desk of before confirmed values one by one, by their addresses. */
const toldConfirmed = ({ edit }: Change, words: Words): Told => {
  const titlesIn = (data: unknown, other: unknown) =>
    keysOf(data)
      .filter((key) => valueAt(data, [key]) !== valueAt(other, [key]))
      .map((key) => (key.includes("#") ? PROMISES_TITLE : String(valueAt(data, [key]))));
  const added = titlesIn(edit.data, edit.base);
  const titles = added.length > 0 ? added : titlesIn(edit.base, edit.data);
  const list = [...new Set(titles)].join(", ");
  const where = words.changes[added.length > 0 ? "confirmed" : "confirmedNoLonger"](list);
  return toldAlone(where, { screen: "start" });
};

/** On no page. */
const toldPicture = ({ file, differences: [{ kind }] }: Change, words: Words): Told => ({
  ...toldAlone(sectionTitle("pictures", words), { screen: "list", name: "pictures" }),
  picture: file,
  after: kind === "removed" ? words.changes.deletedPicture : words.changes.newPicture,
});

/** What it says names the other steps anyway. */
const shortPath = (root: SchemaNode, { path, differences: [{ kind }] }: Change): Path => {
  const isOfEntry = path.at(-1) === "hidden" || nodeAt(root, path)?.kind === "order";
  if (isOfEntry && path.length === 1) return [];
  const isItem = typeof path.at(-1) === "number" && kind !== "value";
  const list = isItem ? nodeAt(root, path.slice(0, -1)) : undefined;
  return list && !isKeyedByEntry(list) ? path.slice(0, -1) : path;
};

/** At the path, else that by which the entry is known. */
const pictureIn = (root: SchemaNode, path: Path, data: unknown) => {
  const [own] =
    Object.entries(root.properties ?? {}).find(([, { kind }]) => kind === "picture") ?? [];
  const ofEntry = own !== undefined && isKnownByPicture(root) ? [own] : undefined;
  const at = pictureOn(root, path) ?? ofEntry;
  const file = at && valueAt(data, [...at, "file"]);
  return typeof file === "string" && file !== "" ? file.replace(/^\//, "") : undefined;
};

/** Also of edits that are stored already, or were undone. Cached. */
export const toldChanges = cachedByAll((edits: Edits, work: Work, words: Words): ToldChange[] => {
  const texts = [...edits].filter(([file]) => !isPicture(file));
  const then: Work = { ...work, edits: new Map([...work.edits, ...texts]) };
  return changesIn({ edits }).map((change) => toldChange(change, then, words));
});

/** «Habitaciones › Jardín › Precio 85 € → 99 €, y 2 más», with the way to the first; undefined where nothing is told. */
export const toldInLine = (edits: Edits, work: Work, words: Words) => {
  const [first, ...more] = toldChanges(edits, work, words);
  if (!first) return undefined;
  const { where, before, after = words.changes.changed, place } = first;
  const what = [where, before, before === undefined ? undefined : "→", after];
  const rest = more.length > 0 ? `, ${words.start.more(more.length)}` : "";
  return { text: what.filter((part) => part !== undefined).join(" ") + rest, place };
};
