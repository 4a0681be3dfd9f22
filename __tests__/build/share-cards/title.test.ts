import fc from "fast-check";
import { layOutTitle } from "../../../src/build/share-cards/title";
import { typefaces, type Typefaces } from "../../../src/build/share-cards/typefaces";
import { setLine, type Run } from "../../../src/build/share-cards/words";
import { anyCharacter } from "../../setup/any-character";

const WIDTH = 1072;

let faces: Typefaces;
beforeAll(async () => {
  faces = await typefaces();
});

/** Returns the letters of a line, with names of water between asterisks. */
const lineText = (runs: Run[]) =>
  runs.map(({ text, isWater }) => (isWater ? `*${text}*` : text)).join("");

const layLines = (text: string) => {
  const { size, lines } = layOutTitle(text, WIDTH, faces);
  return { size, lines: lines.map(lineText) };
};

/** Expects that a title fits into a card. */
const expectToFit = (text: string) => {
  const { size, lines } = layOutTitle(text, WIDTH, faces);
  expect(lines.length).toBeLessThanOrEqual(3);
  expect(size * lines.length).toBeLessThanOrEqual(156);
  for (const line of lines) expect(setLine(line, size, faces).width).toBeLessThanOrEqual(WIDTH);
};

test("names of water lean, with the spaces inside them, not those around", () => {
  expect(layLines("De *Cala Nova* a *Punta Plana*, ida").lines).toEqual([
    "De *Cala Nova* a *Punta Plana*, ida",
  ]);
});

test("a space that the typesetting forbids to break is none at which a line ends", () => {
  const { lines } = layLines("Wir fahren jeden Tag hinaus aufs Meer, auch mit nur 2\u00A0Personen");
  expect(lines.some((line) => line.includes("2\u00A0Personen"))).toBe(true);
});

test.each([
  ["a title of 200 letters", "Geburtstage, Hochzeiten, Firmenfeiern, ".repeat(6).slice(0, 200)],
  [
    "a word that no line can hold",
    "Sonnenuntergangsausflugsgutscheinverlängerungsantragsformulare",
  ],
])("%s is written smaller, and loses nothing", (_, title) => {
  expectToFit(title);
  const { size, lines } = layLines(title);
  expect(size).toBeLessThan(44);
  expect(lines.join(" ")).toBe(title.trim());
});

test("letters without outlines are left out: emoji, and scripts that the fonts do not have", () => {
  expect(layLines("Ein Tag 🎉 am Meer 👨‍👩‍👧").lines).toEqual(["Ein Tag am Meer"]);
  expect(layLines("שלום Palma بحر").lines).toEqual(["Palma"]);
  expect(layLines("שלום").lines).toEqual([]);
});

test("a letter and its accent are one, however they were typed", () => {
  expect(layLines("Man\u0303ana").lines).toEqual(["Mañana"]);
});

test("whatever is typed, it fits", () => {
  const text = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 250 }),
    fc.string({ unit: fc.constantFrom(..."aWñß*-… \u00A0\u0301🎉ש"), maxLength: 250 }),
  );
  fc.assert(fc.property(text, expectToFit), { numRuns: 150 });
});
