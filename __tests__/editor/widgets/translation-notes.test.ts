import {
  noteOf,
  seenAfter,
  seenAtFirst,
  type Texts,
} from "../../../src/editor/browser/widgets/translation-notes";

/** What is marked in a form that opens with the first texts and then becomes each of the others. */
const marks = (first: Texts, ...others: Texts[]) => {
  let seen = seenAtFirst(first);
  let texts = first;
  for (const after of others) {
    seen = seenAfter(seen, texts, after);
    texts = after;
  }
  return (["es", "en", "de"] as const).map((code) => noteOf(texts, seen, code, 160).mark);
};

const CHANGED = "El español ha cambiado";
const hello: Texts = { es: "Hola", en: "Hello", de: "Hallo" };

test("a form that opens complete marks nothing", () => {
  expect(marks(hello)).toEqual(["", "", ""]);
});

test("what is empty beside a Spanish text is missing; an empty form misses nothing", () => {
  expect(marks({ es: "Hola", en: " " })).toEqual(["", "Falta", "Falta"]);
  expect(marks({})).toEqual(["", "", ""]);
  expect(marks({ en: "Hello" })).toEqual(["", "", ""]);
});

test("translations that are older than the Spanish say so", () => {
  expect(marks(hello, { ...hello, es: "Buenas" })).toEqual(["", CHANGED, CHANGED]);
});

test("one that is changed after the Spanish does not, and does when that changes again", () => {
  const buenas = { ...hello, es: "Buenas" };
  const revised = { ...buenas, en: "Hi" };
  expect(marks(hello, buenas, revised)).toEqual(["", "", CHANGED]);
  expect(marks(hello, buenas, revised, { ...revised, es: "Saludos" })).toEqual([
    "",
    CHANGED,
    CHANGED,
  ]);
});

test("the Spanish put back as it was makes them new again", () => {
  expect(marks(hello, { ...hello, es: "Buenas" }, hello)).toEqual(["", "", ""]);
});

test("the length is told when little is left, in every language", () => {
  const length = (letters: number) =>
    noteOf({ es: "x".repeat(letters) }, seenAtFirst({}), "es", 160).length;
  expect([128, 129, 160, 170].map(length)).toEqual(["", "129 de 160", "160 de 160", "170 de 160"]);
});
