import fc from "fast-check";
import { withValue } from "../../../../packages/desk/core/paths";
import { isRecord } from "../../../../packages/typed-content/helpers/is-record";
import { truncate } from "../../../../packages/typed-content/texts/strings";
import { anyCharacter } from "../../../setup/any-character";
import { sourceOf } from "../source-of";
import { places, texts, type Place } from "./original";

/** One file with another text. */
export type Mutation = { file: string; text: string; title: string };

/** Texts with a special meaning in Unicode, HTML, Markdown, templates, URLs, JSON, YAML or scripts. */
const FRAGMENTS = [
  "ñ ç ß İı Å Ǆ ﬁ, Việt Nam, Ελλάδα, 中文、日本語, שלום عالم नमस्ते 😀 👩‍👩‍👧 a\u0489 \u0378",
  "no\u00A0break\u202Fspaces\u3000soft\u00ADhyphen «“‘’”» … – ′ € S. L., n.º 5, Art. 30, 5 %",
  `</title></style></textarea><script>alert(1)</script>"'><svg onload=alert(1)> <!-- ]]> &lt; &#x3C;`,
  "[x](javascript:alert(1)) <https://a.example> ![x](//a.example/x.png) *a **b* c** _d_ `e` ~~f~~",
  "# a\n\n- b\n\n1. c\n\n> d\n\n    e\n\n---\n\n[f]: g\n\n[f]",
  "$& $1 $` $' $$ $t(layout:book) {0} ${a} %00 %s %E0%A4%A \\ \\u0041 \\n",
  ...["{{", "}}", "{{}}", "{{{company.name}}}", "{{prices.from}}", "{{company.constructor}}"],
  ...["{{toString}}", "{{__proto__}}", "0", "-", "null", "no", "2026-11-20", "1e400", "0b101"],
  ...["\u0000", "\u001B[2J", "\t", "\r\n", " ", "\n", "\u2028", "\u200B", "\u202Eabc\u202C"],
  ...["\uFEFF", "\uFFFD", "\uE000", "\uD83D", "\uDE00", "\u{E0001}", "\uFFFF", "\uFDD0", "e\u0301"],
  ...["", ",", ":", '"', "'", "{", "}", "[", "]", "#", "&a ", "*a ", "//", "- ", "|", "!!str "],
  ...['"a":1,"a":2,', '"__proto__":{"es":"a"},', "<<: *a\n", "%YAML 1.1\n---\n", "--- !!set\n"],
];

/** Texts whose repetition may be slow to search. */
const REPEATED = [
  ..."a0 \n*_[<-.`{}é&",
  ...[
    "{{ ",
    "[PENDIENTE",
    "](",
    "a.",
    "a@",
    "1 ",
    "S. ",
    "- ",
    "> ",
    "😀",
    "<a ",
    "\u0301",
    '{"a":',
  ],
];

const longText = fc
  .tuple(fc.constantFrom(...REPEATED), fc.constantFrom(161, 900, 8000, 200_000))
  .map(([part, length]) => part.repeat(length / part.length));

const strangeText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...FRAGMENTS) },
  { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 200 }) },
  { weight: 1, arbitrary: longText },
);

/** Puts a strange text in place of some characters, in most cases of none. */
const spliced = (before: string) =>
  fc
    .tuple(fc.nat({ max: before.length }), fc.constantFrom(0, 0, 0, 1, 40, 100_000), strangeText)
    .map(([at, length, text]) => before.slice(0, at) + text + before.slice(at + length));

const ofKind = (kind?: string) => places.filter(({ node }) => node?.kind === kind);

/** What an owner, or a program, might enter instead; undefined deletes. */
const instead = ({ value, node }: Place): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ofKind(node?.kind)).map((like) => like.value) },
    {
      weight: 2,
      arbitrary: fc.constantFrom<unknown>(
        ...[undefined, null, [], {}, [value], { es: value }, JSON.stringify(value)],
        ...[Array<unknown>(500).fill(value), Number(value) || 0, true, -1, 0.001, 1e300],
      ),
    },
    { weight: 1, arbitrary: fc.jsonValue() },
    { weight: typeof value === "string" ? 6 : 0, arbitrary: spliced(String(value)) },
  );

const anyKey = fc.oneof(
  fc.constantFrom("constructor", "toString", "length", "id", "fr", "jsonId", "", "a.b", "0", "<<"),
  strangeText,
);

const anyPlace = fc.oneof(
  fc.constantFrom(...places),
  // Rare kinds are chosen as often as frequent ones.
  fc
    .constantFrom(...new Set(places.map(({ node }) => node?.kind)))
    .chain((kind) => fc.constantFrom(...ofKind(kind))),
);

const mutation = ({ file }: { file: string }, text: string, title: string): Mutation => ({
  ...{ file, text },
  title: `${file} ${truncate(title)}`,
});

/** Changes a value, or adds a field to a group. */
const dataChange = anyPlace.chain((place) =>
  fc.tuple(instead(place), fc.option(anyKey)).map(([value, key]) => {
    const path = isRecord(place.value) && key !== null ? [...place.path, key] : place.path;
    const text = sourceOf(place.file.file, withValue(place.file.data, path, value) ?? null);
    return mutation(place.file, text, `${JSON.stringify(path)}: ${JSON.stringify(value)}`);
  }),
);

const sourceChange = fc
  // The few YAML files are chosen as often as all others.
  .oneof(
    fc.constantFrom(...texts),
    fc.constantFrom(...texts.filter(({ file }) => /yaml$/.test(file))),
  )
  .chain((source) =>
    spliced(source.text).map((text) => mutation(source, text, `now of ${text.length} characters`)),
  );

export const anyMutation = fc.oneof(
  { weight: 2, arbitrary: dataChange },
  { weight: 1, arbitrary: sourceChange },
);
