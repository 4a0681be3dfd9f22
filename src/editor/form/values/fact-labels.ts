import { collections } from "../../../model";
import { factNames, LOWEST_PRICE, TRIP_COUNT, type Facts } from "../../../model/placeholders";
import { jsonSchema, type SchemaNode } from "../../../model/schema";

/** What people read for each fact that texts may name: `trips.count` → "número de excursiones". */
export type FactLabels = ReadonlyMap<string, string>;

/** Facts that no file states. */
const derived: Record<string, string> = {
  [LOWEST_PRICE]: "precio más bajo",
  [TRIP_COUNT]: "número de excursiones",
};

/** The titles of the fields on the way to a fact, in the model's words; the last is its own. */
const titlesOf = (name: string) => {
  const [file, ...steps] = name.split(".");
  const collection = collections.find(({ path }) => path === `${file}.json`);
  let node: SchemaNode | undefined = collection && jsonSchema(collection);
  return steps.map((step) => {
    node = node?.properties?.[step];
    return (node?.title ?? step).replace(/[{}]/g, "");
  });
};

/** A title in the middle of a sentence: abbreviations stay as they are. */
export const inSentence = (title: string) =>
  /^\p{Lu}{2}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);

const labelOf = (titles: string[], length: number) => {
  const [own = "", ...around] = titles.slice(-length).reverse().map(inSentence);
  return around.length > 0 ? `${own}, ${around.join(", ")}` : own;
};

/**
 * Returns the label of every fact: the title of its field, with those of the groups around it where two
 * would read the same.
 * @param facts as far as they can be read: what has been left out cannot be named
 */
export const factLabels = (facts: Partial<Facts>): FactLabels => {
  const names = factNames(collections, facts);
  const titles = new Map(names.map((name) => [name, titlesOf(name)]));
  const labels = new Map<string, string>();
  for (const name of names) {
    const own = titles.get(name) ?? [];
    const isUnique = (length: number) =>
      names.every(
        (other) =>
          other === name || labelOf(titles.get(other) ?? [], length) !== labelOf(own, length),
      );
    const length = own.findIndex((_, index) => isUnique(index + 1)) + 1;
    labels.set(name, derived[name] ?? (length > 0 ? labelOf(own, length) : name));
  }
  return labels;
};

const STORED = /\{\{([^{}]*)\}\}/g;
const SHOWN = /(?<!\{)\{([^{}]*)\}(?!\})/g;

/** Returns a text as people read it: `{{trips.count}}` is `{número de excursiones}`. */
export const toShownText = (text: string, labels: FactLabels) =>
  text.replace(STORED, (whole, name: string) => {
    const label = labels.get(name.trim());
    return label === undefined ? whole : `{${label}}`;
  });

/**
 * Returns a text as it is stored. What stands in braces and is no fact stays as it was written, for the
 * check to ask about.
 */
export const toStoredText = (text: string, labels: FactLabels) => {
  const names = new Map(Array.from(labels, ([name, label]) => [plain(label), name]));
  return text.replace(SHOWN, (whole, label: string) => {
    const name = names.get(plain(label));
    return name === undefined ? whole : `{{${name}}}`;
  });
};

/** Nobody has to type an accent or a capital as the label has it. */
const plain = (label: string) =>
  label.normalize("NFD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim().toLowerCase();
