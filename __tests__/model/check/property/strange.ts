import fc from "fast-check";
import { parse } from "yaml";
import { raw } from "./source-of";
import { anyCharacter } from "../../../setup/any-character";

/** Texts with a special meaning in Unicode, HTML, Markdown, templates, URLs, YAML or scripts. */
const FRAGMENTS = [
  "ñ ç ß İı Å Ǆ ﬁ, Việt Nam, Ελλάδα, 中文、日本語, שלום عالم नमस्ते",
  "😀 👩‍👩‍👧 🏴‍☠️ 👍🏽 𐍈 a\u0489 \u0378",
  "no\u00A0break\u202Fspaces\u3000soft\u00ADhyphen",
  "«“‘’”» … – ′ € S. L., n.º 5, Art. 30, 5 %",
  ...["a", "0", "-", ".", "null", "no", "2026-11-20", "a\nb\n\nc"],
  `</title></style></textarea><script>alert(1)</script>"'><svg onload=alert(1)>`,
  "<!-- <script>",
  "]]> &lt;b&gt; &amp;amp; &#x3C;",
  "[x](javascript:alert(1)) <https://a.example> ![x](//a.example/x.png)",
  "*a **b* c** _d_ `e` ~~f~~ ***",
  "# a\n\n- b\n\n1. c\n\n> d\n\n    e\n\n---\n\n[f]: g\n\n[f]",
  "$& $1 $` $' $$ $t(layout:book) {0} ${a}",
  "%00 %s %E0%A4%A \\ \\u0041 \\n",
  ...["{{", "}}", "{{}}", "{{{company.name}}}", "{{ terms.guests }}", "{{trips.count}}"],
  ...["{{company}}", "{{company.constructor}}", "{{toString}}", "{{__proto__}}"],
  ...["\u0000", "\u001B[2J", "\t", "\r\n", " ", "\n", "\u2028", "\u200B", "\u202Eabc\u202C"],
  ...["\uFEFF", "\uFFFD", "\uE000", "\uD83D", "\uDE00", "\u{E0001}", "\uFFFF", "\uFDD0", "e\u0301"],
];

/** Texts whose repetition may be slow to search. */
const REPEATED = [
  ..."a0 \n*_[<-.`{}é&",
  ...["{{ ", "[PENDIENTE", "](", "a.", "a@", "1 ", "S. ", "0 ", "- ", "> ", "😀", "<a ", "\u0301"],
];

const longText = fc
  .tuple(fc.constantFrom(...REPEATED), fc.constantFrom(160, 161, 900, 8000, 100_000, 900_000))
  .map(([part, length]) => `a${part.repeat(length / part.length)}`.slice(0, length - 1) + "b");

const strangeText = fc.oneof(
  { weight: 7, arbitrary: fc.constantFrom(...FRAGMENTS) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 120 }) },
  { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 200 }) },
  { weight: 2, arbitrary: longText },
);

/** Replaces a text, or inserts another one before it, after it or in its middle. */
export const anyText = (before: string) =>
  fc.tuple(strangeText, fc.nat({ max: 3 })).map(([text, place]) => {
    const at = [0, before.length, Math.floor(before.length / 2)][place];
    return at === undefined ? text : before.slice(0, at) + text + before.slice(at);
  });

/** JSON that `JSON.parse` rejects, or reads in an unexpected way. */
const RAW_VALUES = [
  ...["1e400", "-0", "1E2", "0.1e1", "NaN", "01", "'a'", "[1,]", "1 // a"],
  ...['"\\u0000"', '"\\ud800"'],
  ...['{"a":1,"a":2}', '{"a":1,"\\u0061":2}', '{"__proto__":{"es":"a"},"__proto__":null}'],
  '{"constructor":{"prototype":{}}}',
  '{"toString":null,"valueOf":null,"length":-1,"toJSON":1,"then":1}',
  '{"a":'.repeat(50_000),
];

/** Keys and values of YAML without quotes. */
const YAML_SCALARS = [
  ...["no", "yes", "on", "y", "True", "~", "null", "", "NULL"],
  ...["2026-11-20", "2026-11", "2026-11-20T10:00:00Z", "2001-12-14t21:59:43.10-05:00"],
  ...["12:30", "1:30:45", "0o17", "017", "0x1F", "0b101", "1_000", "+1", "1e3", ".5", "5."],
  ...[".inf", "-.INF", ".NaN", "-", "- a", "? a", ": a", "a: b", "a #b", "#a", "a\u0085b"],
  ...["&a x", "*a", "*", "!!str 5", "!!int x", "!!float 1", "!!bool no", "!!null a"],
  ...["!!binary aGVsbG8=", "!!timestamp 2026-11-20", "!!js/function a", "!a b", "!<x> a", "! a"],
  ...["!!set {a, b}", "!!omap [a: 1]", "!!pairs [a: 1]", "!!map {}", "<<", "=", "{ <<: { a: b } }"],
  ...["|", ">", "|-\n\n", "|+9\n a", "@a", "`a`", "%a", '"a', "'a", '"\\x"', '"\\ud800"', '"\\0"'],
  ...["'a''b'", '"a\\\n  b"', '"a": b', '""', "[a, b]", "{a: b}", "{a}", "[a: b]", "{a", "a]"],
  ...["\ta", "a\tb", "a\u2028b", "\uFEFFa", "\u00A0a", "---", "...", "a\n b\n  c", "a\nb"],
];

export const yamlScalar = fc.constantFrom(...YAML_SCALARS).map(raw);

const nested = (open: string, close: string, levels: number) =>
  raw(`${open.repeat(levels)}1${close.repeat(levels)}`);

/** Values of unexpected types and sizes. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, false, 0, -0, -1, 1.5, 7.0000001, 1e21, 2 ** 53, 5e-324],
    ...["", " ", "5", "null", [], {}, [[]], [{}], [null], { es: null }, { es: "a" }],
    ...RAW_VALUES.map(raw),
    ...[100, 2000, 50_000].flatMap((levels) => [
      nested("[", "]", levels),
      nested('{"a":', "}", levels),
    ]),
    Array.from({ length: 50_000 }, () => 1),
  ),
  fc.jsonValue({ maxDepth: 4 }),
);

/** Names of fields; some of them are inherited by every object. */
export const anyKey = fc.oneof(
  fc.constantFrom(
    ...["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "length"],
    ...["id", "es", "fr", "children", "parent", "internal", "jsonId", "file", "$schema", "<<"],
    ...["", " ", "a.b", "a:b", "0", "-1", "ñ", "\u0000", "\ud800", "\n", "a".repeat(5000)],
    ...["title ", "Title", "tit\u200Ble"],
  ),
  fc.string({ unit: anyCharacter, maxLength: 20 }),
);

/** Valid values of some kinds that are easily misread. */
export const VALID: Record<string, string[]> = {
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

const hex = (letter: string) => letter.charCodeAt(0).toString(16).padStart(4, "0");

/** The text of a file, in other bytes. */
export const ENCODINGS: Record<string, (text: string) => string | Uint8Array> = {
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
  Array.from({ length: 5_000 }, (_, index) => `k${index}: 1`).join("\n"),
];

export const YAML_ODDITIES: Record<string, (text: string) => string> = {
  ...Object.fromEntries(
    YAML_PREFIXES.map((prefix) => [
      `after ${prefix.slice(0, 20)}`,
      (text: string) => prefix + text,
    ]),
  ),
  ...Object.fromEntries(
    YAML_SUFFIXES.map((end) => [`before ${end.slice(0, 20)}`, (text: string) => `${text}\n${end}`]),
  ),
  JSON: (text) => JSON.stringify(parse(text)),
};

/** What a part of a file becomes. */
export const anyInsertion = fc.oneof(
  fc.constantFrom(
    ...["", ",", ":", '"', "'", "\n", "\t", "{", "}", "[", "]", "#", "&a ", "*a ", "//", "/* a */"],
    ...["\u0000", "\\", "- ", "  ", "|", ">", "!!str ", "---\n", "%"],
  ),
  fc.string({ unit: anyCharacter, maxLength: 20 }),
);
