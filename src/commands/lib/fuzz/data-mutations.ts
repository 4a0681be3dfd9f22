import fc from "fast-check";
import { isPicture, isRecord } from "../../../content-files/content";
import { languageCodes } from "../../../languages";
import type { Path } from "../../../model/schema";
import { groupBy } from "./group-by";
import { quoted, write, type Mutation } from "./mutation";
import { changeAt, placesIn, sourceOf, type Change, type Original, type Place } from "./original";
import { anyKey, anyText, anyValue, longText, welcomeText } from "./strange";

type Edit = { kind: string; change: Change; as: string };

const replace = (kind: string, value: unknown): Edit => ({
  kind,
  change: (key) => [[key, value]],
  as: quoted(value),
});

/** A value as another type would hold it. */
const retyped = (value: unknown): unknown[] => [
  JSON.stringify(value),
  Number(value) || 0,
  [value],
  { es: value },
  isRecord(value) ? Object.entries(value) : { value },
  Array.isArray(value) ? value[0] : [[value]],
  null,
];

/** What may happen to any value, whatever the model says of it. */
const anyEdit = ({ value, path }: Place, others: Place[]): fc.Arbitrary<Edit> => {
  const replacements = [
    anyValue.map((other) => replace("value replaced", other)),
    fc.constantFrom(...retyped(value)).map((other) => replace("value retyped", other)),
    fc.constantFrom(...others).map((other) => replace("value of another field", other.value)),
  ];
  const texts =
    typeof value === "string" ? [anyText.map((edit) => replace("text, strange", edit(value)))] : [];
  const added = isRecord(value)
    ? [
        fc.tuple(anyKey, fc.oneof(anyValue, fc.constant(value))).map(([name, other]): Edit => ({
          kind: "field added",
          change: (key) => [[key, Object.fromEntries([...Object.entries(value), [name, other]])]],
          as: `with ${quoted(name)}: ${quoted(other)}`,
        })),
      ]
    : [];
  const entries: fc.Arbitrary<Edit>[] =
    path.length === 0
      ? []
      : [
          fc.constant({ kind: "field deleted", change: () => [], as: "deleted" }),
          anyKey.map((name) => ({
            kind: "field renamed",
            change: (_, old) => [[name, old]],
            as: `renamed to ${quoted(name)}`,
          })),
          fc.constantFrom(2, 3, 41, 500).map((times) => ({
            kind: "field repeated",
            change: (key, old) =>
              Array.from({ length: times }, (_, index) => [index ? `${key}${index}` : key, old]),
            as: `${times} times`,
          })),
        ];
  return fc.oneof(...replacements, ...texts, ...texts, ...added, ...entries);
};

const LENGTHS = [1, 2, 120, 159, 160, 200, 899, 900, 7999, 8000];

const IDS = ["a", "0", "a-b", "constructor", "valueof", "null", "index", "404", "a".repeat(180)];

const ADDRESSES: Record<string, string[]> = {
  url: [
    'https://a.example/"><script>alert(1)</script>',
    "https://a.example/'%22&amp;?a=b&c=ñ#d",
    "https://a.example/%",
    "https://a-b.example:8443",
  ],
  origin: ["https://a.example:8443", "https://xn--nxasmq6b.example", "https://A.example"],
  email: ["o'hara+x@a.example", "a_b-c.d@a-b.example", "A@A.EXAMPLE"],
  phone: ["+1 202 555 0123", "+34 971234567", "+4930123456"],
  repository: ["a/b", "_._/.-."],
  time: ["00:00", "23:59", "05:05", "12:34"],
  month: ["2000-01", "2099-12"],
  date: ["2000-01-01", "2028-02-29", "2099-12-31"],
};

const reordered = (list: unknown[]): unknown[][] => [
  list.toReversed(),
  [...list.slice(1), list[0]],
  list.slice(0, 1),
  list.slice(0, -1),
];

/** What an owner might enter, as far as the model goes; undefined where it says nothing. */
const plausibleEdit = (place: Place, original: Original): fc.Arbitrary<Edit> | undefined => {
  const { value, node } = place;
  if (!node) return undefined;
  const { kind = "text", minimum = 0, maximum = 100, maxLength = 100 } = node;
  if (Array.isArray(value) && value.length > 1) {
    return fc.constantFrom(...reordered(value)).map((list) => replace("list reordered", list));
  }
  if (isRecord(value)) {
    const optional = Object.keys(value).filter((key) => !node.required?.includes(key));
    return optional.length === 0
      ? undefined
      : fc.constantFrom(...optional).map((name) => ({
          kind: "optional field deleted",
          change: (key) => [[key, withoutKey(value, name)]],
          as: `without ${name}`,
        }));
  }
  if (typeof value === "boolean") return fc.constant(replace("yes or no", !value));
  if (typeof value === "number") return plausibleNumber(node.type, kind, minimum, maximum);
  if (typeof value !== "string") return undefined;
  if (node.enum) return fc.constantFrom(...node.enum).map((word) => replace("choice", word));
  if (kind === "text" || kind === "localized" || kind === "markdown") {
    const lengths = LENGTHS.filter((length) => length <= maxLength);
    return fc.oneof(
      {
        weight: 4,
        arbitrary: welcomeText.map((edit) => replace("text, welcome", edit(value))),
      },
      { weight: 1, arbitrary: longText(lengths).map((text) => replace("text, long", text)) },
    );
  }
  if (kind === "id") return fc.constantFrom(...IDS).map((id) => replace("identifier", id));
  if (kind === "picture-file") {
    const pictures = original.files.filter(isPicture).map((file) => `/${file}`);
    return fc.constantFrom(...pictures).map((file) => replace("another picture", file));
  }
  const addresses = ADDRESSES[kind];
  return addresses && fc.constantFrom(...addresses).map((text) => replace(kind, text));
};

const withoutKey = (value: object, name: string) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));

const plausibleNumber = (type = "", kind: string, minimum: number, maximum: number) => {
  const whole = fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
  const cents = whole.chain((euros) => fc.nat({ max: 99 }).map((part) => euros + part / 100));
  const any = fc.double({ min: minimum, max: maximum, noNaN: true });
  const edges = fc.constantFrom(minimum, maximum);
  const inside = type === "integer" ? whole : kind === "price" ? cents : any;
  return fc.oneof(edges, inside, inside).map((number) => replace("number within range", number));
};

/** Changes of values in one file, and of interface texts in every language. */
export const dataMutations = (original: Original) => {
  const files = [...original.entries, ...original.locales];
  const placesOf = files.map(placesIn);
  const all = placesOf.flat();
  const mutated = ({ file, path }: Place, { kind, change, as }: Edit): Mutation => ({
    kind,
    title: `${file} › ${path.join(" › ")}: ${as}`,
    files: [file],
    apply: (root) => {
      const data = files.find((candidate) => candidate.file === file)?.data;
      write(root, file, sourceOf(file, changeAt(data, path, change)));
    },
  });
  const inSomeFile = fc.constantFrom(...placesOf).chain((places) => fc.constantFrom(...places));
  const plausible = all.flatMap((place) => {
    const edit = plausibleEdit(place, original);
    return edit ? [{ place, edit }] : [];
  });
  return {
    any: inSomeFile.chain((place) => anyEdit(place, all).map((edit) => mutated(place, edit))),
    plausible: byKind(plausible).chain(({ place, edit }) => edit.map((one) => mutated(place, one))),
    interfaceTexts: interfaceTexts(original),
  };
};

/** One of several, so that what there is little of comes as often as what there is much of. */
const byKind = <Item extends { place: Place }>(items: Item[]) => {
  const groups = groupBy(items, ({ place }) => place.node?.kind ?? "text");
  return fc.constantFrom(...groups.values()).chain((group) => fc.constantFrom(...group));
};

/** The same change of one interface text in every language, so that the languages agree. */
const interfaceTexts = ({ locales }: Original): fc.Arbitrary<Mutation> => {
  const named = locales.flatMap(({ file, data }) => {
    const [, , name] = file.split("/");
    return Object.keys(data as object).map((key) => ({ name, key }));
  });
  const changed = (name: string, path: Path, { kind, change, as }: Edit): Mutation => {
    const files = languageCodes.map((code) => `locales/${code}/${name}`);
    return {
      kind,
      title: `locales/*/${name} › ${path.join()}: ${as}`,
      files,
      apply: (root) => {
        for (const file of files) {
          const data = locales.find((locale) => locale.file === file)?.data;
          write(root, file, sourceOf(file, changeAt(data, path, change)));
        }
      },
    };
  };
  const edits = fc.oneof(
    welcomeText.map((edit): Edit => ({
      kind: "interface text, welcome",
      // Whole, it would lose its variables.
      change: (key, text) => [[key, `${text} ${edit(String(text))}`]],
      as: `and ${quoted(edit(""))}`,
    })),
    longText([500, 8000, 100_000]).map((long): Edit => ({
      kind: "interface text, long",
      change: (key, text) => [[key, `${text} ${long}`]],
      as: `and ${quoted(long)}`,
    })),
    fc.constant<Edit>({ kind: "interface text deleted", change: () => [], as: "deleted" }),
    anyKey.map((name): Edit => ({
      kind: "interface text added",
      change: (key, text) => [
        [key, text],
        [name, "x"],
      ],
      as: `with ${quoted(name)}`,
    })),
  );
  return fc
    .tuple(fc.constantFrom(...named), edits)
    .map(([{ name = "", key }, edit]) => changed(name, [key], edit));
};
