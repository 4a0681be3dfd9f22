import { withoutAccents } from "@brisa/typed-content/helpers";
import { type Content, type Entry, jsonSchema, fieldLabels } from "@brisa/typed-content";
import type { LanguageCode } from "@brisa/typed-content/languages";
import {
  collapseWhitespace,
  factNames,
  factPrefix,
  factValues,
  inSentence,
  truncateAtWord,
} from "@brisa/typed-content/texts";
import { isSame } from "../core/json";
import { contentModel, today } from "../core/model";

export type Fact = { label: string; value: string };

/** By name: `house.phone` → "teléfono", "971 00 00 00". */
export type Facts = ReadonlyMap<string, Fact>;

/** Of a value within a text, in characters. */
const LONGEST = 60;

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
const factLabels = (names: string[]) => {
  const model = contentModel();
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

const valueIn = (values: Record<string, string>, name: string) =>
  truncateAtWord(collapseWhitespace((values[name] ?? "").replace(/[{}]/g, "")), LONGEST);

/** The last that were asked for: they are needed at each key, and mostly say the same after it. */
const known = new Map<LanguageCode, { entries: readonly Entry[]; facts: Facts }>();

/** What they say in a language, which their labels are not in. */
export const factsIn = (content: Content, language: LanguageCode): Facts => {
  const { files, from } = content.model.facts;
  const sources = [...files, ...from];
  const entries = content.entries.filter(({ collection }) => sources.includes(collection));
  const last = known.get(language);
  if (last?.entries.length === entries.length)
    if (last.entries.every((each, place) => each === entries[place])) return last.facts;
  const values = factValues(content, language, today());
  const now = Array.from(factLabels(factNames(content)), ([name, label]): [string, Fact] => [
    name,
    { label, value: valueIn(values, name) },
  ]);
  const facts = last && isSame([...last.facts], now) ? last.facts : new Map(now);
  known.set(language, { entries, facts });
  return facts;
};

const STORED = /\{\{([^{}]*)\}\}/g;
const SHOWN = /(?<!\{)\{([^{}]*)\}(?!\})/g;

/** "{teléfono: 971 00 00 00}" */
export const shownFact = ({ label, value }: Fact) =>
  value ? `{${label}: ${value}}` : `{${label}}`;

/** `{{house.phone}}` becomes its label, and what it says. */
export const toShownText = (text: string, facts: Facts) =>
  text.replace(STORED, (whole, name: string) => {
    const fact = facts.get(name.trim());
    return fact ? shownFact(fact) : whole;
  });

/** {@link toShownText} outside a form, which looks for facts in many texts. */
export const textWithFacts = (text: string, content: Content, language: LanguageCode) =>
  text.includes("{{") ? toShownText(text, factsIn(content, language)) : text;

/** Accents, capitals and spaces of labels do not have to match. */
const plain = (label: string) => collapseWhitespace(withoutAccents(label)).toLowerCase();

/** The fact that is meant by what stands in braces: its label, and after it what it said when this was typed. */
const meantBy = (shown: string, facts: Facts) => {
  const typed = plain(shown);
  return [...facts].find(
    ([, { label }]) => typed === plain(label) || typed.startsWith(`${plain(label)}:`),
  );
};

/** Other text in braces stays as it is, for the check to report. */
export const toStoredText = (text: string, facts: Facts) =>
  text.replace(SHOWN, (whole, shown: string) => {
    const fact = meantBy(shown, facts);
    return fact ? `{{${fact[0]}}}` : whole;
  });

/** The label of a fact that somebody has typed over in a text, where it cannot be changed. */
export const retypedFact = (text: string, facts: Facts) => {
  for (const [whole, shown = ""] of text.matchAll(SHOWN)) {
    const [, fact] = meantBy(shown, facts) ?? [];
    if (fact && shown.includes(":") && plain(whole) !== plain(shownFact(fact))) return fact.label;
  }
  return undefined;
};
