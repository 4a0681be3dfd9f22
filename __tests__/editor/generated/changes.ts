import fc from "fast-check";
import { isRecord } from "../../../src/content-files/content";
import type { EditorField } from "../../../src/editor/config/form-fields";
import { input, type Input } from "./inputs";
import { present } from "../../setup/present";

/** What a person does to the open form: data in, data out. */
export type Edit = (fields: EditorField[], data: object) => object;

/** What a person does in the editor. Numbers choose among what there is at that moment. */
export type Change =
  | { kind: "save" | "new" | "publish"; which: number; edits: Edit[] }
  | { kind: "delete entry" | "delete picture"; which: number };

type Place = { field: EditorField; path: (string | number)[]; value: unknown };

/** Every control of a form with what it holds; a list counts as one, too. */
const placesIn = (fields: EditorField[], data: object, above: Place["path"] = []): Place[] =>
  fields.flatMap((field) => {
    const value = (data as Record<string, unknown>)[field.name];
    const path = [...above, field.name];
    const inside = field.fields ?? [];
    if (field.widget === "object") return placesIn(inside, isRecord(value) ? value : {}, path);
    if (field.widget !== "list") return [{ field, path, value }];
    const items = (Array.isArray(value) ? value : []) as object[];
    return [
      { field, path, value },
      ...items.flatMap((item, index) => placesIn(inside, item, [...path, index])),
    ];
  });

const withValue = (data: unknown, [step, ...rest]: Place["path"], value: unknown): unknown => {
  if (step === undefined) return value;
  if (typeof step === "number") {
    return (data as unknown[]).map((item, index) =>
      index === step ? withValue(item, rest, value) : item,
    );
  }
  const group = isRecord(data) ? data : {};
  return { ...group, [step]: withValue(group[step], rest, value) };
};

const pick = <Item>(items: Item[], index: number) =>
  present(items[index % items.length], "item in an empty list");

/** One more item, empty or a copy; one less; or two that change places. */
const changeList = (items: object[], how: number, which: number) => {
  const at = items.length > 0 ? which % items.length : 0;
  const others = items.filter((_, index) => index !== at);
  if (how === 0) return [...items, {}];
  if (how === 1 && items.length > 0) return [...items, items[at]];
  return how === 2 ? others : [...others, ...items.slice(at, at + 1)];
};

const edit = fc
  .record({ where: fc.nat(), how: fc.nat(3), input })
  .map(({ where, how, input }): Edit => (fields, data) => {
    const { field, path, value } = pick(placesIn(fields, data), where);
    const changed =
      field.widget === "list"
        ? changeList((value ?? []) as object[], how, where)
        : input(field, value);
    return withValue(data, path, changed) as object;
  });

/** Another name: of the first text of a form, which is what its list shows. */
const rename = input.map((write: Input): Edit => (fields, data) => {
  const named = placesIn(fields, data).find(({ field }) =>
    ["string", "text"].includes(field.widget),
  );
  return named ? (withValue(data, named.path, write(named.field, named.value)) as object) : data;
});

const edits = fc.array(fc.oneof({ weight: 3, arbitrary: edit }, { weight: 1, arbitrary: rename }), {
  minLength: 1,
  maxLength: 3,
});

const written = (kind: "save" | "new" | "publish", weight: number) => ({
  weight,
  arbitrary: fc.record({ kind: fc.constant(kind), which: fc.nat(), edits }),
});

const deleted = (kind: "delete entry" | "delete picture") => ({
  weight: 1,
  arbitrary: fc.record({ kind: fc.constant(kind), which: fc.nat() }),
});

/** What people do one after the other. */
export const changes = (count: number): fc.Arbitrary<Change[]> =>
  fc.array(
    fc.oneof(
      written("save", 10),
      written("new", 3),
      written("publish", 1),
      deleted("delete entry"),
      deleted("delete picture"),
    ),
    { minLength: count, maxLength: count },
  );
