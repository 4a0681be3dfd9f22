import fc from "fast-check";
import { parseDocument, visit } from "yaml";
import { quoted, write, type Mutation } from "./mutation";
import type { Original } from "./original";

type Source = { file: string; text: string };

/** A change of the characters of a file, whatever they mean. */
const anyCharacters = fc
  .record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.constantFrom(0, 1, 1, 5, 40, 400),
    inserted: fc.oneof(
      fc.constantFrom(
        "",
        "",
        ",",
        ":",
        '"',
        "'",
        "\n",
        "\t",
        "{",
        "}",
        "[",
        "]",
        "#",
        "&a ",
        "*a ",
      ),
      fc.constantFrom(
        "//",
        "/* a */",
        "\u0000",
        "\\",
        "- ",
        "  ",
        "|",
        ">",
        "!!str ",
        "---\n",
        "%",
      ),
      fc.string({ unit: "binary", maxLength: 20 }),
    ),
  })
  .map(({ at, length, inserted }) => ({
    kind: "characters",
    as: `at ${at.toFixed(4)}: ${length} characters become ${quoted(inserted)}`,
    edit: ({ text }: Source): string | Buffer => {
      const start = Math.floor(at * text.length);
      return text.slice(0, start) + inserted + text.slice(start + length);
    },
  }));

type Edit = {
  kind: string;
  as: string;
  edit: (source: Source) => string | Buffer;
};

const edited = (kind: string, as: string, edit: (text: string) => string | Buffer): Edit => ({
  kind,
  as,
  edit: ({ text }) => edit(text),
});

const lines = (text: string) => text.split("\n");

const ENCODINGS = [
  edited("encoding", "byte order mark", (text) => `\uFEFF${text}`),
  edited("encoding", "UTF-16", (text) => Buffer.from(`\uFEFF${text}`, "utf16le")),
  edited("encoding", "Latin 1", (text) => Buffer.from(text, "latin1")),
  edited("encoding", "Windows's line ends", (text) => text.replaceAll("\n", "\r\n")),
  edited("encoding", "old Mac's line ends", (text) => text.replaceAll("\n", "\r")),
  edited("encoding", "decomposed", (text) => text.normalize("NFD")),
  edited("encoding", "zeros at the end", (text) => text + "\u0000".repeat(100)),
  edited("encoding", "half a character", (text) => Buffer.from(text).subarray(0, -2)),
  edited("encoding", "surrogates in UTF-8", (text) =>
    Buffer.concat([Buffer.from(text.slice(0, 40)), Buffer.from([0xed, 0xa0, 0x80])]),
  ),
  edited("encoding", "escapes for letters", (text) =>
    text.replace(/[^\u0000-\u007F]/g, (letter) => `\\u${hex(letter)}`),
  ),
];

const hex = (letter: string) => letter.charCodeAt(0).toString(16).padStart(4, "0");

const LINES = [
  edited("lines", "one twice", (text) =>
    lines(text)
      .toSpliced(2, 0, ...lines(text).slice(2, 3))
      .join("\n"),
  ),
  edited("lines", "the last half gone", (text) => text.slice(0, text.length / 2)),
  edited("lines", "twice the whole", (text) => text + text),
  edited("lines", "turned round", (text) => lines(text).toReversed().join("\n")),
  edited("lines", "no line ends", (text) => text.replaceAll("\n", "")),
  edited("lines", "a tab for two spaces", (text) => text.replaceAll("  ", "\t")),
  edited("lines", "empty", () => ""),
  edited("lines", "only spaces", () => " \n \n"),
];

const JSON_ODDITIES = [
  edited("JSON oddity", "a repeated key", (text) => text.replace("{", '{ "id": 1, "id": 2, ')),
  edited("JSON oddity", "__proto__ twice", (text) =>
    text.replace("{", '{ "__proto__": {"es": "a"}, "__proto__": null, '),
  ),
  edited("JSON oddity", "a repeated key, escaped", (text) =>
    text.replace(
      /"(\w)(\w+)":/,
      (whole, first: string, rest: string) => `${whole} 1, "\\u${hex(first)}${rest}":`,
    ),
  ),
  edited("JSON oddity", "a comma too many", (text) => text.replace(/\n\}\s*$/, ",\n}")),
  edited("JSON oddity", "a comment", (text) => `// a\n${text}`),
  edited("JSON oddity", "single quotes", (text) => text.replaceAll('"', "'")),
  edited("JSON oddity", "NaN", (text) => text.replace(/: [\d"].*/, ": NaN")),
  edited("JSON oddity", "a long number", (text) => text.replace(/: \d+/, `: 1${"0".repeat(400)}`)),
  edited("JSON oddity", "a list around it", (text) => `[${text}]`),
  edited("JSON oddity", "a text around it", (text) => JSON.stringify(text)),
  edited("JSON oddity", "it is YAML", () => "id: a\norder: 1\n"),
  edited("JSON oddity", "open brackets", () => "[".repeat(100_000)),
  edited("JSON oddity", "open groups", () => '{"a":'.repeat(50_000)),
  edited("JSON oddity", "open groups in a field", (text) =>
    text.replace("{", `{ "a": ${'{"a":'.repeat(3000)}1${"}".repeat(3000)}, `),
  ),
];

/** Ten names, each of ten times the one before. */
const BOMB = [
  "a0: &a0 [x, x, x, x, x, x, x, x, x, x]",
  ...Array.from({ length: 9 }, (_, index) => {
    const before = Array.from({ length: 10 }, () => `*a${index}`).join(", ");
    return `a${index + 1}: &a${index + 1} [${before}]`;
  }),
].join("\n");

const YAML_DOCUMENTS = [
  edited("YAML document", "a second document", (text) => `${text}\n---\n${text}`),
  edited("YAML document", "an empty first document", (text) => `---\n...\n---\n${text}`),
  edited("YAML document", "YAML 1.1", (text) => `%YAML 1.1\n---\n${text}`),
  edited("YAML document", "YAML 9.9", (text) => `%YAML 9.9\n---\n${text}`),
  edited("YAML document", "a tag handle", (text) => `%TAG ! tag:a.example,2026:\n---\n${text}`),
  edited("YAML document", "an anchor for all", (text) => `--- &a\n${text}`),
  edited("YAML document", "a tag for all", (text) => `--- !!map\n${text}`),
  edited("YAML document", "a set", (text) => `--- !!set\n${text}`),
  edited("YAML document", "an ordered map", (text) => `--- !!omap\n${text}`),
  edited("YAML document", "an alias of itself", (text) => `--- &a\nloop: *a\n${text}`),
  edited("YAML document", "a billion laughs", (text) => `${text}\n${BOMB}`),
  edited("YAML document", "a billion laughs, alone", () => BOMB),
  edited("YAML document", "a merge", (text) => `<<: { id: other, updated: 2020-01 }\n${text}`),
  edited("YAML document", "a merge of a list", (text) => `${text}\n<<: [{ a: 1 }, { b: 2 }]`),
  edited("YAML document", "a merge of an alias", (text) => `x: &x { a: 1 }\n<<: *x\n${text}`),
  edited("YAML document", "a complex key", (text) => `${text}\n? [a, { b: c }]\n: d`),
  edited("YAML document", "an empty key", (text) => `${text}\n: a`),
  edited("YAML document", "__proto__", (text) => `${text}\n__proto__: { id: a }`),
  edited("YAML document", "__proto__ above", (text) => `__proto__:\n  lead: 1\n${text}`),
  edited("YAML document", "a repeated key", (text) => `${text}\nid: again`),
  edited("YAML document", "a repeated key, quoted", (text) => `${text}\n"\\x69d": again`),
  edited("YAML document", "a number for a key", (text) => `${text}\n1: a\n"1": b`),
  edited("YAML document", "JSON", (text) => JSON.stringify(parseDocument(text).toJS())),
  edited("YAML document", "nested lists", (text) => `${text}\nx: ${"[".repeat(20_000)}`),
  edited("YAML document", "nested lists in lists", (text) => `${text}\nx: ${"- ".repeat(5000)}a`),
  edited("YAML document", "nested groups", (text) => `${text}\nx: ${"{a: ".repeat(5000)}`),
  edited(
    "YAML document",
    "closed nested groups",
    (text) => `${text}\nx: ${"{a: ".repeat(800)}1${"}".repeat(800)}`,
  ),
  edited(
    "YAML document",
    "indented groups",
    (text) =>
      `${text}\nx:\n${Array.from({ length: 900 }, (_, depth) => `${" ".repeat(depth + 1)}a:`).join("\n")}`,
  ),
  edited("YAML document", "a comment", (text) => `# a\n${text} # b`),
  edited("YAML document", "many comments", (text) => `${"#\n".repeat(300_000)}${text}`),
  edited("YAML document", "many colons", () => "a: ".repeat(300_000)),
  edited("YAML document", "many question marks", () => "? ".repeat(100_000)),
  edited("YAML document", "many spaces", (text) => `${text}\nx: ${" ".repeat(900_000)}a`),
  edited("YAML document", "many quotes", (text) => `${text}\nx: ${'"" '.repeat(300_000)}`),
  edited("YAML document", "many anchors", (text) => `${text}\nx: ${"&a ".repeat(300_000)}`),
  edited(
    "YAML document",
    "many keys",
    (text) => `${text}\n${Array.from({ length: 20_000 }, (_, index) => `k${index}: 1`).join("\n")}`,
  ),
];

/** What a value of YAML may look like without quotes. */
const YAML_VALUES = [
  ...["no", "yes", "on", "off", "y", "n", "True", "~", "null", "", "NULL"],
  ...["2026-11-20", "2026-11", "2026-11-20T10:00:00Z", "2001-12-14t21:59:43.10-05:00"],
  ...["12:30", "1:30:45", "0o17", "017", "0x1F", "0b101", "1_000", "+1", "1e3", ".5", "5."],
  ...[".inf", "-.INF", ".NaN", "0.", "-", "- a", "? a", ": a", "a: b", "a #b", "#a"],
  ...["&a x", "*a", "&a", "*", "!!str 5", "!!int x", "!!float 1", "!!bool no", "!!null a"],
  ...["!!binary aGVsbG8=", "!!binary x", "!!timestamp 2026-11-20", "!!js/function a", "!a b"],
  ...["!!set {a, b}", "!!omap [a: 1]", "!!pairs [a: 1]", "!!python/object:os.system a", "!<x> a"],
  ...["!", "! a", "!!map {}", "!!seq []", "<<", "=", "|", ">", "|-\n\n", "|+9\n a", "@a", "`a`"],
  ...['"a', "'a", '"\\x"', '"\\ud800"', '"\\0"', "'a''b'", '"a\\\n  b"', "%a", "{a", "[a", "a]"],
  ...["[a, b]", "{a: b}", "{a}", "[a: b]", "\ta", "a\tb", "a\u0085b", "a\u2028b", "\uFEFFa", "---"],
  ...["...", "--- a", '"a": b', "{ <<: { es: a } }", "a\n b\n  c", "a\nb", '""', "''", "\u00A0a"],
];

type Span = { start: number; end: number; isKey: boolean };

/** Where the keys and the values of a YAML file stand that are texts or numbers. */
const scalarsIn = (text: string) => {
  const spans: Span[] = [];
  visit(parseDocument(text), {
    Scalar: (key, { range }) =>
      void (range && spans.push({ start: range[0], end: range[1], isKey: key === "key" })),
  });
  return spans;
};

const yamlValue = (text: string) =>
  fc
    .tuple(fc.constantFrom(...scalarsIn(text)), fc.constantFrom(...YAML_VALUES))
    .map(([{ start, end, isKey }, value]): Edit => ({
      kind: isKey ? "YAML key" : "YAML value",
      as: `${quoted(text.slice(start, end))} becomes ${quoted(value)}`,
      edit: () =>
        `${text.slice(0, start)}${value}${text.slice(end).replace(/^(?=[^\n,\]}: ])/, "\n")}`,
    }));

const mutated = (source: Source, { kind, as, edit }: Edit): Mutation => ({
  kind,
  title: `${source.file}: ${as}`,
  files: [source.file],
  apply: (root) => write(root, source.file, edit(source)),
});

/** Changes of the characters of a file, and of what is special to JSON and YAML. */
export const sourceMutations = ({ texts }: Original) => {
  const json = texts.filter(({ file }) => file.endsWith(".json"));
  const yaml = texts.filter(({ file }) => file.endsWith(".yaml"));
  const some = (sources: Source[], edits: fc.Arbitrary<Edit>) =>
    fc.tuple(fc.constantFrom(...sources), edits).map(([source, edit]) => mutated(source, edit));
  return {
    any: fc.oneof(
      { weight: 3, arbitrary: some(texts, anyCharacters) },
      { weight: 1, arbitrary: some(yaml, anyCharacters) },
      { weight: 1, arbitrary: some(texts, fc.constantFrom(...ENCODINGS, ...LINES)) },
      { weight: 1, arbitrary: some(json, fc.constantFrom(...JSON_ODDITIES)) },
    ),
    yaml: fc.oneof(
      some(yaml, fc.constantFrom(...YAML_DOCUMENTS)),
      fc
        .constantFrom(...yaml)
        .chain((source) => yamlValue(source.text).map((edit) => mutated(source, edit))),
    ),
  };
};
