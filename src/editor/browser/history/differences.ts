import { isRecord } from "../../../content-files/content";
import type { EditorField } from "../../config/form-fields";
import { excerpts } from "../../content/excerpts";
import { moneyText } from "../../form/values/parse-amount";
import { summaryOf } from "../summary";

/**
 * What differs between two versions of an entry, a sentence for each field, with the labels of its form.
 * @param before of the earlier version, as its file holds it, likewise `after`
 */
export const differences = (fields: EditorField[], before: unknown, after: unknown): string[] =>
  inFields(fields, recordOf(before), recordOf(after), []);

type Data = Record<string, unknown>;

const recordOf = (value: unknown): Data => (isRecord(value) ? value : {});

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const inFields = (fields: EditorField[], before: Data, after: Data, around: string[]): string[] =>
  fields.flatMap((field) => {
    const [from, to] = [before[field.name], after[field.name]];
    return isSame(from, to) ? [] : inField(field, from, to, [...around, field.label]);
  });

const inField = (field: EditorField, from: unknown, to: unknown, labels: string[]): string[] => {
  if (Array.isArray(from) || Array.isArray(to)) {
    return inList(field, listOf(from), listOf(to), labels);
  }
  if (field.fields) return inFields(field.fields, recordOf(from), recordOf(to), labels);
  return [sentence(field, from, to, labels)];
};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Items are the same where they have the same identifier, else the same place. */
const inList = (field: EditorField, from: unknown[], to: unknown[], labels: string[]) => {
  const label = labels.join(" › ");
  const keyOf = (item: unknown, place: number) => String(recordOf(item).id ?? place);
  const before = new Map(from.map((item, place) => [keyOf(item, place), item]));
  const after = new Map(to.map((item, place) => [keyOf(item, place), item]));
  const isKept = (key: string) => before.has(key) && after.has(key);
  const order = (items: Map<string, unknown>) => [...items.keys()].filter(isKept).join("\n");
  return [
    ...[...after].flatMap(([key, item], place) =>
      before.has(key)
        ? inItem(field, before.get(key), item, [...labels, String(place + 1)])
        : [`${label}: se añadió ${quoted(nameOf(field, item))}`],
    ),
    ...[...before]
      .filter(([key]) => !after.has(key))
      .map(([, item]) => `${label}: se quitó ${quoted(nameOf(field, item))}`),
    ...(order(before) === order(after) ? [] : [`${label}: en otro orden`]),
  ];
};

const inItem = (field: EditorField, from: unknown, to: unknown, labels: string[]) =>
  isSame(from, to) ? [] : inField(field, from, to, labels);

const nameOf = (field: EditorField, item: unknown) =>
  excerpts(summaryOf(field.summary, item), "")[0];

const sentence = (field: EditorField, from: unknown, to: unknown, labels: string[]) => {
  const label = labels.join(" › ");
  if (typeof (to ?? from) === "boolean") return `${label}: ${to ? "encendido" : "apagado"}`;
  const [before, after] = excerpts(valueText(field, from), valueText(field, to));
  if (before === "") return `${label}: se puso ${quoted(after)}`;
  if (after === "") return `${label}: se quitó ${quoted(before)}`;
  return `${label}: de ${quoted(before)} a ${quoted(after)}`;
};

const quoted = (text: string) => `«${text}»`;

/** A value as its form shows it: an amount, a choice by its name, a picture by its file's. */
const valueText = ({ isAmount, options }: EditorField, value: unknown) => {
  if (value === undefined || value === null) return "";
  if (isAmount && typeof value === "number") return moneyText(value);
  const choices = Array.isArray(options) ? (options as { label: string; value: unknown }[]) : [];
  const choice = choices.find((each) => each.value === value);
  return choice?.label ?? String(value).replace(/^\/media\//, "");
};
