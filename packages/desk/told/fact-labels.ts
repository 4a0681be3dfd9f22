import { withoutAccents } from "@brisa/typed-content/helpers";
import { type Content, jsonSchema, fieldLabels } from "@brisa/typed-content";
import { factNames, factPrefix, collapseWhitespace, inSentence } from "@brisa/typed-content/texts";
import { contentModel } from "../core/model";

/** `house.phone` → "teléfono". */
export type FactLabels = ReadonlyMap<string, string>;

const titlesOf = (name: string) => {
  const [file, ...steps] = name.split(".");
  const collection = contentModel().facts.files.find((each) => factPrefix(each) === file);
  const labels = collection ? fieldLabels(jsonSchema(collection), steps) : steps;
  return labels.map((label) => label.replace(/[{}]/g, ""));
};

const labelOf = (titles: string[], length: number) => {
  const [own = "", ...around] = titles.slice(-length).reverse().map(inSentence);
  return around.length > 0 ? `${own}, ${around.join(", ")}` : own;
};

/** With the titles of the groups around the field where facts need them. Missing optional facts have none. */
export const factLabels = ({ entries }: Pick<Content, "entries">): FactLabels => {
  const model = contentModel();
  const names = factNames({ model, entries });
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
    labels.set(name, model.facts.calculated[name] ?? (length > 0 ? labelOf(own, length) : name));
  }
  return labels;
};

const STORED = /\{\{([^{}]*)\}\}/g;
const SHOWN = /(?<!\{)\{([^{}]*)\}(?!\})/g;

/** `{{house.phone}}` becomes `{teléfono}`. */
export const toShownText = (text: string, labels: FactLabels) =>
  text.replace(STORED, (whole, name: string) => {
    const label = labels.get(name.trim());
    return label === undefined ? whole : `{${label}}`;
  });

/** Other text in braces stays as it is, for the check to report. */
export const toStoredText = (text: string, labels: FactLabels) => {
  const names = new Map(Array.from(labels, ([name, label]) => [plain(label), name]));
  return text.replace(SHOWN, (whole, label: string) => {
    const name = names.get(plain(label));
    return name === undefined ? whole : `{{${name}}}`;
  });
};

/** Accents, capitals and spaces of labels do not have to match. */
const plain = (label: string) => collapseWhitespace(withoutAccents(label)).toLowerCase();
