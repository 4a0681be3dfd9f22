import fc from "fast-check";
import { readContent } from "../../src/content-files/read";
import { languageCodes } from "../../src/languages";
import { collections } from "../../src/model";
import { layOutTitle } from "../../src/share-cards/title";
import { typefaces, type Typefaces } from "../../src/share-cards/typefaces";
import { reading, widthOf } from "./faces";

const WIDTH = 1072;

let faces: Typefaces;
beforeAll(async () => {
  faces = await typefaces();
});

const lay = (text: string) => {
  const { size, lines } = layOutTitle(text, WIDTH, faces);
  return { size, lines: lines.map(reading) };
};

/** As large as a card shows it, and within its width. */
const expectToFit = async (text: string) => {
  const { size, lines } = layOutTitle(text, WIDTH, faces);
  expect(lines.length).toBeLessThanOrEqual(3);
  expect(size * lines.length).toBeLessThanOrEqual(156);
  for (const line of lines) expect(await widthOf(line, size)).toBeLessThanOrEqual(WIDTH);
};

const headings = ["content", "__tests__/content"].flatMap((folder) =>
  readContent(folder, collections).entries.flatMap(({ file, data }) => {
    const { heading } = data as { heading?: Partial<Record<string, string>> };
    return languageCodes.flatMap((code) => {
      const text = heading?.[code];
      return text ? [{ name: `${folder}/${file} ${code}`, text }] : [];
    });
  }),
);

test("there are headings to set", () => {
  expect(headings.length).toBeGreaterThan(80);
});

test.each(headings)("$name fits, and whole", async ({ text }) => {
  await expectToFit(text);
  const words = (value: string) => value.replaceAll("*", "").split(/\s+/).join(" ");
  expect(words(lay(text).lines.join(" "))).toBe(words(text));
});

test("a short title is large, a longer one smaller, and one in two lines breaks in its middle", () => {
  expect(lay("Kurz und gut")).toEqual({ size: 88, lines: ["Kurz und gut"] });
  expect(lay("Ein Titel von mittlerer Länge")).toMatchObject({ size: 80 });
  expect(lay("Ein Titel, der in einer Zeile keinen Platz mehr findet")).toEqual({
    size: 68,
    lines: ["Ein Titel, der in einer Zeile", "keinen Platz mehr findet"],
  });
});

test("names of water lean, with the spaces inside them, not those around", () => {
  expect(lay("De *Cala Nova* a *Punta Plana*, ida").lines).toEqual([
    "De *Cala Nova* a *Punta Plana*, ida",
  ]);
});

test("a space that the typesetting forbids to break is none at which a line ends", () => {
  const { lines } = lay("Wir fahren jeden Tag hinaus aufs Meer, auch mit nur 2\u00A0Personen");
  expect(lines.some((line) => line.includes("2\u00A0Personen"))).toBe(true);
});

test("a title of 200 letters is cut at a word, with an ellipsis in place of the comma", async () => {
  const words = "Geburtstage, Hochzeiten, Firmenfeiern, ".repeat(6).slice(0, 200);
  await expectToFit(words);
  const { size, lines } = lay(words);
  expect([size, lines.length]).toEqual([44, 3]);
  expect(lines[2]).toMatch(/(Geburtstage|Hochzeiten|Firmenfeiern)…$/);
});

test("a word that no line can hold is split with hyphens, and loses nothing", async () => {
  const word = "Sonnenuntergangsausflugsgutscheinverlängerungsantragsformularvordrucke";
  await expectToFit(word);
  expect(lay(word).lines.join("")).toMatch(/-/);
  expect(lay(word).lines.join("").replaceAll("-", "")).toBe(word);
  await expectToFit("x".repeat(200));
  expect(lay("x".repeat(200)).lines[2]).toMatch(/x…$/);
});

test("letters without outlines are left out: emoji, and scripts that the fonts do not have", () => {
  expect(lay("Ein Tag 🎉 am Meer 👨‍👩‍👧").lines).toEqual(["Ein Tag am Meer"]);
  expect(lay("שלום Palma بحر").lines).toEqual(["Palma"]);
  expect(lay("שלום").lines).toEqual([]);
});

test("a letter and its accent are one, however they were typed", () => {
  expect(lay("Man\u0303ana").lines).toEqual(["Mañana"]);
});

test("whatever is typed, it fits", async () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 250 }),
    fc.string({ unit: fc.constantFrom(..."aWñß*-… \u00A0\u0301🎉ש"), maxLength: 250 }),
  );
  await fc.assert(fc.asyncProperty(text, expectToFit), { numRuns: 150 });
});
