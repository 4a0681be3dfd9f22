import fc from "fast-check";
import { parse } from "yaml";
import { quoted, writing } from "./mutation";
import { texts } from "./original";
import { anyCharacter } from "../../../setup/any-character";

/** A change of the text of a file, with its description. */
type Edit = [as: string, edit: (text: string) => string | Buffer];

const hex = (letter: string) => letter.charCodeAt(0).toString(16).padStart(4, "0");

const BYTES: Record<string, Edit[1]> = {
  "byte order mark": (text) => `\uFEFF${text}`,
  "UTF-16": (text) => Buffer.from(`\uFEFF${text}`, "utf16le"),
  "Latin 1": (text) => Buffer.from(text, "latin1"),
  "line ends of Windows": (text) => text.replaceAll("\n", "\r\n"),
  "line ends of old Macs": (text) => text.replaceAll("\n", "\r"),
  decomposed: (text) => text.normalize("NFD"),
  "a surrogate in UTF-8": (text) =>
    Buffer.concat([Buffer.from(text), Buffer.from("eda080", "hex")]),
  "escapes for letters": (text) =>
    text.replace(/[^\u0000-\u007F]/g, (letter) => `\\u${hex(letter)}`),
  "twice the whole": (text) => text + text,
  "lines in reverse": (text) => text.split("\n").toReversed().join("\n"),
  "a tab for two spaces": (text) => text.replaceAll("  ", "\t"),
  empty: () => "",
};

/** The “billion laughs”: ten anchors, each of which refers ten times to the one before. */
const BOMB = Array.from({ length: 10 }, (_, index) => {
  const before = Array.from({ length: 10 }, () => (index ? `*a${index - 1}` : "x"));
  return `a${index}: &a${index} [${before.join(", ")}]`;
}).join("\n");

/** Texts to add before a YAML file, or after it. */
const YAML_PREFIXES = [
  ...[
    "---\n...\n---\n",
    "%YAML 1.1\n---\n",
    "%YAML 9.9\n---\n",
    "%TAG ! tag:a.example,2026:\n---\n",
  ],
  ...["--- &a\n", "--- !!map\n", "--- !!set\n", "--- !!omap\n", "--- &a\nloop: *a\n", "# a\n"],
  ...["<<: { id: other, updated: 2020-01 }\n", "x: &x { a: 1 }\n<<: *x\n", "__proto__:\n  a: 1\n"],
  ...["#\n".repeat(100_000), "a: ".repeat(100_000), "? ".repeat(100_000)],
];
const YAML_SUFFIXES = [
  ...["---\nid: a", "<<: [{ a: 1 }, { b: 2 }]", "? [a, { b: c }]\n: d", ": a", "# \u0085 b"],
  ...["__proto__: { id: a }", "id: again", '"\\x69d": again', '1: a\n"1": b', BOMB],
  ...["[".repeat(20_000), "- ".repeat(5000), " ".repeat(900_000)].map((value) => `x: ${value}a`),
  `x: ${"{a: ".repeat(800)}1${"}".repeat(800)}`,
  `x:\n${Array.from({ length: 900 }, (_, depth) => `${" ".repeat(depth + 1)}a:`).join("\n")}`,
  ...['"" ', "&a "].map((part) => `x: ${part.repeat(100_000)}`),
  Array.from({ length: 20_000 }, (_, index) => `k${index}: 1`).join("\n"),
];

const YAML_ODDITIES: Edit[] = [
  ...YAML_PREFIXES.map((prefix): Edit => [`after ${quoted(prefix)}`, (text) => prefix + text]),
  ...YAML_SUFFIXES.map((end): Edit => [`before ${quoted(end)}`, (text) => `${text}\n${end}`]),
  ["JSON", (text) => JSON.stringify(parse(text))],
];

type Text = (typeof texts)[number];

const inserted = fc.oneof(
  fc.constantFrom(
    ...["", ",", ":", '"', "'", "\n", "\t", "{", "}", "[", "]", "#", "&a ", "*a ", "//", "/* a */"],
    ...["\u0000", "\\", "- ", "  ", "|", ">", "!!str ", "---\n", "%"],
  ),
  fc.string({ unit: anyCharacter, maxLength: 20 }),
);

/** Replaces some characters of a file. */
const characterEdit = ({ text }: Text) =>
  fc
    .tuple(fc.nat({ max: text.length }), fc.constantFrom(0, 1, 5, 40, 400, 100_000), inserted)
    .map(([start, length, other]): Edit => [
      `${length} characters at ${start} become ${quoted(other)}`,
      () => text.slice(0, start) + other + text.slice(start + length),
    ]);

const isYaml = ({ file }: Text) => file.endsWith(".yaml");

const anyEdit = (source: Text) =>
  fc.oneof(
    { weight: 2, arbitrary: characterEdit(source) },
    { weight: 1, arbitrary: fc.constantFrom(...Object.entries(BYTES)) },
    { weight: isYaml(source) ? 2 : 0, arbitrary: fc.constantFrom(...YAML_ODDITIES) },
  );

/** Changes of a file's characters, of its encoding, and of its YAML. */
export const sourceChange = fc
  // The few YAML files are chosen as often as all others.
  .oneof(fc.constantFrom(...texts), fc.constantFrom(...texts.filter(isYaml)))
  .chain((source) =>
    anyEdit(source).map(([as, edit]) => writing(source.file, as, () => edit(source.text))),
  );
