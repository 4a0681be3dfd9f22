import { basename } from "node:path";
import fc from "fast-check";
import { isRecord } from "../../../../src/base/is-record";
import { localeOf } from "../../../../src/typed-content/files/content";
import type { LocaleFile } from "../../../../src/typed-content/content";
import type { Path } from "../../../../src/typed-content/schema";
import { quoted, write, type Mutation } from "./mutation";
import { original, places, type Place } from "./original";
import { changeAt, sourceOf, type Change } from "./source-of";
import { anyKey, anyText, anyValue, yamlScalar } from "./strange";

type Edit = { as: string; change: Change };

const replaced = (value: unknown): Edit => ({ as: quoted(value), change: (key) => [[key, value]] });

const renamed = (name: string): Edit => ({
  as: `renamed to ${quoted(name)}`,
  change: (_, value) => [[name, value]],
});

/** Returns the same change at the same path of some files. */
const changed = (files: LocaleFile[], path: Path, { as, change }: Edit): Mutation => ({
  title: `${files.map(({ file }) => file).join(", ")} › ${path.join(" › ")}: ${as}`,
  files: files.map(({ file }) => file),
  apply: (root) => {
    for (const { file, data } of files) {
      write(root, file, sourceOf(file, changeAt(data, path, change)));
    }
  },
});

/** Returns a value converted to other types. */
const retyped = (value: unknown): unknown[] => [
  ...[JSON.stringify(value), Number(value) || 0, value === false, [value], { es: value }],
  isRecord(value) ? Object.entries(value) : { value },
  Array.isArray(value) ? value[0] : [[value]],
];

/** Valid values of some kinds that are easily misread. */
const VALID: Record<string, string[]> = {
  id: ["a", "0", "a-b", "constructor", "valueof", "null", "index", "404", "a".repeat(180)],
  url: ['https://a.example/"><script>', "https://a.example/'%22&amp;?a=ñ#d", "https://a.example/%"],
  origin: ["https://a.example:8443", "https://xn--nxasmq6b.example", "https://A.example"],
  email: ["o'hara+x@a.example", "A@A.EXAMPLE"],
  phone: ["+1 202 555 0123", "+34 971234567"],
  repository: ["a/b", "_._/.-."],
  time: ["00:00", "23:59"],
  month: ["2000-01", "2099-12"],
  date: ["2000-01-01", "2028-02-29"],
};

const kindOf = ({ node }: Place) => node?.kind ?? "text";
const ofKind = (kind: string) => places.filter((place) => kindOf(place) === kind);

/** Returns plausible values that an owner might enter instead. */
const plausible = (place: Place): unknown[] => {
  const { value, node = {} } = place;
  const { minimum = 0, maximum = 100 } = node;
  return [
    ...ofKind(kindOf(place)).map((other) => other.value),
    ...(VALID[kindOf(place)] ?? []),
    ...(Array.isArray(value) ? [value.toReversed(), value.slice(1)] : []),
    ...(typeof value === "number"
      ? [minimum, maximum, minimum + 0.01, (minimum + maximum) / 2]
      : []),
  ];
};

/** Edits of a field or an item of a list. */
const entryEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.constant<Edit>({ as: "deleted", change: () => [] }),
  anyKey.map(renamed),
  fc.tuple(anyKey, anyValue).map(([name, other]): Edit => ({
    as: `with ${quoted(name)}: ${quoted(other)}`,
    change: (key, value) => [
      [key, value],
      [name, other],
    ],
  })),
  fc.constantFrom(2, 41, 500).map((times): Edit => ({
    as: `${times} times`,
    change: (key, value) =>
      Array.from({ length: times }, (_, index) => [index ? `${key}${index}` : key, value]),
  })),
);

const yamlEdit = fc.oneof(yamlScalar.map(replaced), yamlScalar.map(renamed));

const anyEdit = (place: Place): fc.Arbitrary<Edit> => {
  const { file, value, path } = place;
  return fc.oneof(
    { weight: 2, arbitrary: anyValue.map(replaced) },
    { weight: 1, arbitrary: fc.constantFrom(...retyped(value)).map(replaced) },
    { weight: 3, arbitrary: fc.constantFrom(...plausible(place)).map(replaced) },
    ...(typeof value === "string" ? [{ weight: 6, arbitrary: anyText(value).map(replaced) }] : []),
    ...(path.length > 0 ? [{ weight: 3, arbitrary: entryEdit }] : []),
    ...(file.file.endsWith(".yaml") ? [{ weight: 6, arbitrary: yamlEdit }] : []),
  );
};

const anyPlace = fc.oneof(
  fc
    .constantFrom(...new Set(places.map(({ file }) => file)))
    .chain((file) => fc.constantFrom(...places.filter((place) => place.file === file))),
  // Rare kinds are chosen as often as frequent ones.
  fc.constantFrom(...new Set(places.map(kindOf))).chain((kind) => fc.constantFrom(...ofKind(kind))),
);

/** Returns the files that hold the same interface texts as a file; none if it holds none. */
const inEveryLanguage = ({ file }: LocaleFile) =>
  localeOf(file)
    ? original.locales.filter((locale) => basename(locale.file) === basename(file))
    : [];

/** Changes of a value or a key, in one file or in that of every language. */
export const dataChange = anyPlace.chain((place) =>
  fc.tuple(anyEdit(place), fc.boolean()).map(([edit, isEverywhere]) => {
    const all = isEverywhere ? inEveryLanguage(place.file) : [];
    return changed(all.length > 0 ? all : [place.file], place.path, edit);
  }),
);
