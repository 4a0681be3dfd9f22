import fc from "fast-check";
import { raw } from "./original";

/** Letters and signs that a text may hold. */
const WELCOME = [
  "ñ ç ß İı Å Ǆ ﬁ",
  "Việt Nam, Ελλάδα, Україна",
  "中文、日本語、한국어",
  "שלום עולם",
  "مرحبا بالعالم",
  "नमस्ते",
  "😀 👩‍👩‍👧 🏴‍☠️ 👍🏽",
  "𝒳𝔜 𐍈",
  "no\u00A0break\u202Fspaces\u3000wide",
  "soft\u00ADhyphen",
  "a\u0489b ⃝",
  "\u0378",
  "«“‘’”» … – — · ′ ″ €",
  "S. L., z. B., n.º 5, 72 horas, lit. a, Art. 30, 5 %",
  "0",
  "-",
  ".",
  "null",
  "no",
  "2026-11-20",
  "a\nb\n\nc",
];

/** Texts that mean something to HTML, Markdown, templates, addresses or scripts. */
const MARKUP = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  `"><svg onload=alert(1)>`,
  "</script><script>alert(1)</script>",
  "</title></style></template></textarea><b>",
  "<!-- -->",
  "<!--<script>",
  "]]>",
  "&lt;b&gt; &amp;amp; &#x3C;",
  `'"\` onclick='alert(1)'`,
  "javascript:alert(1)",
  "[x](javascript:alert(1)) <https://a.example> ![x](//a.example/x.png)",
  "*a **b* c** _d_ `e` ~~f~~",
  "***",
  "*",
  "# a\n\n- b\n- c\n\n1. d\n\n> e\n\n    f\n\n---",
  "[a]: b\n\n[a]",
  "$& $1 $` $' $$",
  "$t(layout:book)",
  "%00 %s %E0%A4%A",
  "\\ \\u0041 \\n",
  "{ } {0} ${a}",
  "a | b, «c» @d #e ?f=g&h",
];

const PLACEHOLDERS = [
  "{{",
  "}}",
  "{{}}",
  "{{company.name}}",
  "{{ terms.guests }}",
  "{{prices.from}} {{trips.count}}",
  "{{company}}",
  "{{company.constructor}}",
  "{{toString}}",
  "{{__proto__}}",
  "{{{company.name}}}",
];

/** What nobody sees, and what is no text. */
const UNWELCOME = [
  "\u0000",
  "\u202Eabc\u202C",
  "\u200B",
  "\u2028",
  "\uFEFF",
  "\uFFFD",
  "\uE000",
  "\uD83D",
  "\uDE00",
  "\u{E0001}",
  "\uFFFF",
  "\uFDD0",
  "e\u0301",
  `a${"\u0301".repeat(500)}`,
  "\t",
  "\r\n",
  " ",
  "\n",
  "\u001B[2J",
];

/** What is slow to search when it comes many times. */
const REPEATED = [
  ..."a0 \n*_[<-.`{}é&",
  ...["{{ ", "[PENDIENTE", "](", "a.", "a@", "1 ", "S. ", "0 ", "- ", "> ", "😀", "<a ", "\u0301"],
];

/** A text that one character, or some, fill. */
export const longText = (lengths: number[]) =>
  fc
    .tuple(fc.constantFrom(...REPEATED), fc.constantFrom(...lengths), fc.boolean())
    .map(([part, length, isClosed]) => {
      const text = part.repeat(Math.ceil(length / part.length)).slice(0, length);
      return isClosed ? `a${text.slice(2)}b` : text;
    });

/** A text in place of another, before it, after it or in its middle. */
const placed = (strange: fc.Arbitrary<string>) =>
  fc.tuple(strange, fc.nat({ max: 4 })).map(([text, place]) => (before: string) => {
    const middle = Math.floor(before.length / 2);
    if (place === 0) return `${text}${before}`;
    if (place === 1) return `${before}${text}`;
    if (place === 2) return `${before.slice(0, middle)}${text}${before.slice(middle)}`;
    return text;
  });

/** What a text may become and stay valid where it is short enough. */
export const welcomeText = placed(
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...WELCOME) },
    { weight: 4, arbitrary: fc.constantFrom(...MARKUP) },
    { weight: 1, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 120 }) },
    { weight: 1, arbitrary: longText([1, 150, 160]) },
  ),
);

/** What a text may become. */
export const anyText = placed(
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...UNWELCOME) },
    { weight: 2, arbitrary: fc.constantFrom(...PLACEHOLDERS) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 200 }) },
    { weight: 2, arbitrary: longText([161, 900, 8000, 8001, 100_000, 900_000]) },
  ),
);

const nested = (levels: number) => raw("[".repeat(levels) + "]".repeat(levels));
const nestedGroups = (levels: number) => raw('{"a":'.repeat(levels) + "1" + "}".repeat(levels));

/** What stands where something else is expected. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, false, 0, -0, -1, 1.5, 7.0000001, 1e21, 2 ** 53, 5e-324],
    ...["", " ", "5", "null", [], {}, [[]], [{}], [null], {}, { es: null }, { es: "a" }],
    ...["1e400", "-1e400", "-0", "1E2", "0.1e1", '"\\u0000"', '"\\ud800"'].map(raw),
    raw('{"__proto__":{"es":"a"}}'),
    raw('{"constructor":{"prototype":{}}}'),
    raw('{"toString":null,"valueOf":null,"length":-1}'),
    raw('{"toJSON":1,"then":1}'),
    ...[10, 100, 2000, 5000, 20_000, 100_000].flatMap((levels) => [
      nested(levels),
      nestedGroups(Math.min(levels, 50_000)),
    ]),
    Array.from({ length: 50_000 }, () => 1),
  ),
  fc.jsonValue({ maxDepth: 4 }),
);

/** Names of fields, some of which every object seems to have. */
export const anyKey = fc.oneof(
  fc.constantFrom(
    ...["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "length"],
    ...["id", "es", "fr", "children", "parent", "internal", "jsonId", "file", "$schema", "<<"],
    ...["", " ", "a.b", "a:b", "a b", "0", "-1", "ñ", "\u0000", "\ud800", "\n", "a".repeat(5000)],
    ...["title ", "Title", "tit\u200Ble"],
  ),
  fc.string({ unit: "binary", maxLength: 20 }),
);
