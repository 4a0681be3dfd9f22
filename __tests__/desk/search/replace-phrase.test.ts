import fc from "fast-check";
import { editedContent } from "../../../src/desk/core/edits";
import {
  occurrencesOf,
  withReplaced,
  type Replacement,
} from "../../../src/desk/search/replace-phrase";
import type { Snapshot } from "../../../src/desk/core/snapshot";
import { begin, change, dataOf, undo, type Work } from "../../../src/desk/core/work";
import { textsOf, type Line } from "../../../src/desk/search/all-texts";
import { isOlderAt } from "../../../src/desk/translations/translations";
import { es as words } from "../test-site";
import { present } from "../../setup/present";
import { testSnapshot } from "../core/test-snapshot";

let snapshot: Snapshot;
beforeAll(async () => {
  snapshot = await testSnapshot();
});

const contentIn = (work: Work) => editedContent(work.snapshot, work.edits);
const places = (work: Work, replacements: Replacement[], areWholeWords = true) =>
  occurrencesOf(contentIn(work), replacements, areWholeWords, words);
const es = (phrase: string, instead: string): Replacement => ({ language: "es", phrase, instead });
const linesOf = (work: Work) => textsOf(contentIn(work), words).flatMap(({ lines }) => lines);
const factsIn = (text: string) => text.match(/\{\{[^{}]*\}\}/g) ?? [];

const TEXT = ["description", "es"];
const FILE = "rooms/garden.json";
const withText = (text: string) => change(begin(snapshot), FILE, TEXT, text, 1);
const textAfter = (text: string, phrase: string, instead: string, areWholeWords = true) =>
  places(withText(text), [es(phrase, instead)], areWholeWords).find(
    ({ file, path }) => file === FILE && path.join() === TEXT.join(),
  )?.after;

test.each([
  ["El cava y el cava.", "cava", "vino", "El vino y el vino."],
  ["Cava y sol. Y cava.", "cava", "vino", "Vino y sol. Y vino."],
  ["Un cava frío", "Cava", "Vino", "Un vino frío"],
  ["Excavar no es cava", "cava", "vino", "Excavar no es vino"],
  ["El cava\nde bienvenida", "cava de bienvenida", "vino", "El vino"],
  ["Desde {{rooms.from}}, rooms", "rooms", "precios", "Desde {{rooms.from}}, precios"],
  ["Hasta las {{house.checkOut}} horas", "{salida hasta} horas", "diez", "Hasta las diez"],
  ["¿Cuánto? (cava)", "(cava)", "$& .*", "¿Cuánto? $& .*"],
])("%s: %s → %s", (text, phrase, instead, after) => {
  expect(textAfter(text, phrase, instead)).toBe(after);
});

test("parts of words are replaced only when they are asked for", () => {
  expect(textAfter("Excavar", "cava", "pino")).toBeUndefined();
  expect(textAfter("Excavar", "cava", "pino", false)).toBe("Expinor");
});

test("each language has its own phrase; what is not ticked, and other languages, stay", () => {
  const file = "rooms/courtyard.json";
  const work = begin(snapshot);
  const all = places(work, [
    es("camas", "literas"),
    { language: "en", phrase: "beds", instead: "bunks" },
  ]);
  const ticked = all.filter((place) => place.file === file && place.path[0] === "picture");
  expect(ticked.map(({ language }) => language)).toEqual(["es", "en"]);
  expect(all.length).toBeGreaterThan(ticked.length);
  const next = withReplaced(work, ticked, 5);
  expect([...next.edits.keys()].sort()).toEqual(["older-translations.json", file]);
  expect(dataOf(next, file)).toMatchObject({
    description: { es: "Dos camas dobles y una puerta al pozo." },
    picture: {
      description: {
        es: "Dos literas bajo una bóveda blanca.",
        en: "Two bunks under a white vault.",
      },
    },
  });
  const at = (language: string) => ({ file, path: ["picture", "description", language] });
  // The English text has changed, too; the German one has not.
  expect([isOlderAt(next, at("en")), isOlderAt(next, at("de"))]).toEqual([false, true]);
});

test("one step changes all, one undo brings all back; facts and unticked places are never touched", () => {
  const work = begin(snapshot);
  const content = contentIn(work);
  const keyOf = ({ file, path }: Line) => JSON.stringify([file, ...path]);
  const before = new Map(linesOf(work).map((line) => [keyOf(line), line]));
  const vocabulary = linesOf(work)
    .filter(({ language }) => language === "es")
    .flatMap(({ text }) => text.split(/\s+/))
    .filter((word) => word.length > 0);
  const phrase = fc
    .tuple(fc.nat(vocabulary.length - 1), fc.integer({ min: 2, max: 4 }))
    .map(([at, length]) => vocabulary.slice(at, at + length).join(" "));
  const instead = fc.oneof(fc.constantFrom("vino", "Sol y sal", "prices", "$1"), phrase);
  fc.assert(
    fc.property(phrase, instead, fc.boolean(), fc.nat(), (asked, other, areWhole, seed) => {
      const all = occurrencesOf(content, [es(asked, other)], areWhole, words);
      const ticked = all.filter((_, index) => (seed >> (index % 30)) % 2 === 0);
      const next = withReplaced(work, ticked, 5);
      const changed = new Set(ticked.map(({ key }) => key));
      linesOf(next).forEach((line) => {
        const was = present(before.get(keyOf(line)), "line");
        const isTicked = changed.has(keyOf(line));
        if (!isTicked) expect(line.text).toBe(was.text);
        // Placeholders change only if the phrase contains one.
        if (!/[{}]/.test(asked + other)) expect(factsIn(line.text)).toEqual(factsIn(was.text));
      });
      if (next !== work) expect(next.past).toHaveLength(1);
      expect(undo(next).edits.size).toBe(0);
    }),
    { numRuns: 30 },
  );
});
