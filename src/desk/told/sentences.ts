import { CONFIRMED_FILE, isPicture, OLDER_FILE } from "../../typed-content/files/content";
import { isRecord } from "../../base/is-record";
import { olderFrom } from "../../typed-content/texts/older-translations";
import { languageCodes } from "../../base/languages";
import { nodeAt, type Path, type SchemaNode } from "../../typed-content/schema";
import type { Place } from "../core/places";
import { sectionOf, sectionTitle } from "../core/sections";
import type { Words } from "../words";
import { contentNow } from "../core/content-now";
import { keysOf } from "../core/json";
import { schemaOf } from "../core/model";
import { isKeyedByEntry } from "./align";
import { fieldPlace, placeInWords } from "./field-place";
import { isKnownByPicture, languageNames } from "./labels";
import { valueAt } from "../core/paths";
import { contentOf } from "../core/snapshot";
import { changeGroups, pictureOn, type ChangeGroup } from "./change-groups";
import type { BeforeAfter } from "./value-text";
import { whatChanged } from "./what-changed";
import type { Work } from "../core/work";
import type { Edits } from "../core/edits";

type Sentence = {
  /** «Precios › Jardín» */
  where: string;
  /** Labels of `where`, without the language. */
  labels: string[];
  place: Place;
  /** A picture's file, to show beside the sentence. */
  picture?: string;
} & BeforeAfter;

export const sentenceOf = (group: ChangeGroup, work: Work, words: Words): Sentence => {
  if (group.file === OLDER_FILE) return describeTranslations(group, words);
  if (group.file === CONFIRMED_FILE) return describePromises(group, work, words);
  if (isPicture(group.file)) return describePicture(group, words);
  const { file, edit, path } = group;
  const [{ kind }] = group.changes;
  const root = schemaOf(file);
  const content = contentNow(work);
  // A removed entry is named by its earlier data.
  const isRemoval = kind === "removed";
  const data = isRemoval ? edit.base : edit.data;
  const place = fieldPlace(
    isRemoval ? contentOf(work.snapshot) : content,
    { file, path: root ? shortPath(root, group) : path },
    words,
    edit.base === undefined,
    data,
  );
  const isNewPicture = root && kind === "added" && path.length === 0 && isKnownByPicture(root);
  const labels = isNewPicture
    ? [...place.labels.slice(0, -1), ...choicesIn(root, data)]
    : place.labels;
  return {
    where: placeInWords({ ...place, labels }, words),
    labels,
    place:
      edit.data === undefined
        ? { screen: "list", name: sectionOf(file) }
        : { screen: "entry", file, field: isRemoval ? path.slice(0, -1) : path },
    picture: root && pictureIn(root, path, data),
    ...whatChanged(root, group, content, words),
  };
};

/** Nothing but translations was confirmed. */
const describeTranslations = ({ edit }: ChangeGroup, words: Words): Sentence => {
  const [before, after] = [olderFrom(edit.base), olderFrom(edit.data)];
  const looked = languageCodes.filter((code) =>
    Object.entries(before[code] ?? {}).some(([original, text]) => after[code]?.[original] !== text),
  );
  return {
    where: words.changes.translations,
    labels: [words.changes.translations],
    place: { screen: "list", name: "words" },
    after: words.changes.translationsHold(languageNames(looked, words)),
  };
};

/** «Confirmado: Precios (4)» */
const describePromises = ({ edit }: ChangeGroup, work: Work, words: Words): Sentence => {
  const [before, after] = [edit.base, edit.data].map((data) => (isRecord(data) ? data : {}));
  const changed = keysOf(before, after).filter((key) => after?.[key] !== before?.[key]);
  const added = changed.filter((key) => after?.[key] !== undefined);
  const counts = new Map<string, number>();
  for (const key of added.length > 0 ? added : changed) {
    const [file = ""] = key.split("#");
    const [title = ""] = fieldPlace(contentNow(work), { file, path: [] }, words).labels;
    counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  const list = Array.from(counts, ([title, count]) => `${title} (${count})`).join(", ");
  const where = words.changes[added.length > 0 ? "confirmed" : "confirmedNoLonger"](list);
  return { where, labels: [where], place: { screen: "start" } };
};

/** On no page. */
const describePicture = ({ file, changes: [{ kind }] }: ChangeGroup, words: Words): Sentence => {
  const title = sectionTitle("pictures", words);
  return {
    where: title,
    labels: [title],
    place: { screen: "list", name: "pictures" },
    picture: file,
    after: kind === "removed" ? words.changes.deletedPicture : words.changes.newPicture,
  };
};

/** The description names the other steps anyway. */
const shortPath = (root: SchemaNode, { path, changes: [{ kind }] }: ChangeGroup): Path => {
  const isOfEntry = path.at(-1) === "hidden" || nodeAt(root, path)?.kind === "order";
  if (isOfEntry && path.length === 1) return [];
  const isItem = typeof path.at(-1) === "number" && kind !== "value";
  const list = isItem ? nodeAt(root, path.slice(0, -1)) : undefined;
  return list && !isKeyedByEntry(list) ? path.slice(0, -1) : path;
};

/** Such as its section. */
const choicesIn = (root: SchemaNode, data: unknown) =>
  Object.entries(root.properties ?? {}).flatMap(([key, { names }]) => {
    const value = valueAt(data, [key]);
    const name = typeof value === "string" ? names?.[value] : undefined;
    return name === undefined ? [] : [name];
  });

/** At the path, else that by which the entry is known. */
const pictureIn = (root: SchemaNode, path: Path, data: unknown) => {
  const [own] =
    Object.entries(root.properties ?? {}).find(([, { kind }]) => kind === "picture") ?? [];
  const ofEntry = own !== undefined && isKnownByPicture(root) ? [own] : undefined;
  const at = pictureOn(root, path) ?? ofEntry;
  const file = at && valueAt(data, [...at, "file"]);
  return typeof file === "string" && file !== "" ? file.replace(/^\//, "") : undefined;
};

export type SaveLine = {
  /** Stable for as long as the save exists. */
  id: string;
  where: string;
  place: Place;
  before?: string;
  after?: string;
};

/** «Habitaciones › Jardín › Precio 85 € → 99 €, y 2 más», with the way to the first; undefined where nothing is told. */
export const savedInWords = (saved: Edits, work: Work, words: Words) => {
  const [first, ...more] = saveLines(saved, work, words);
  if (!first) return undefined;
  const { where, before, after = words.changes.changed, place } = first;
  const what = [where, before, before === undefined ? undefined : "→", after];
  const rest = more.length > 0 ? `, ${words.start.more(more.length)}` : "";
  return { text: what.filter((part) => part !== undefined).join(" ") + rest, place };
};

export const saveLines = (saved: Edits, work: Work, words: Words): SaveLine[] => {
  const texts = [...saved].filter(([file]) => !isPicture(file));
  const then: Work = { ...work, edits: new Map([...work.edits, ...texts]) };
  return changeGroups({ edits: saved }).map((group) => {
    const { where, place, before, after } = sentenceOf(group, then, words);
    return { id: group.id, where, place, before, after };
  });
};
