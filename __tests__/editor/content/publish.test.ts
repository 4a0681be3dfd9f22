import fc from "fast-check";
import type { Source } from "../../../src/content-files/content";
import { withEdit, type Edits } from "../../../src/editor/content/edits";
import { isSame } from "../../../src/editor/content/json";
import { valueAt, withValue } from "../../../src/editor/content/paths";
import { publish, type Work } from "../../../src/editor/content/publish";
import { contentOf, dataIn, type Snapshot } from "../../../src/editor/content/snapshot";
import { StoreError, type ContentStore } from "../../../src/editor/stores/store";
import type { Path } from "../../../src/model/schema";
import { testSnapshot } from "./test-snapshot";

/** What becomes of a request: it is answered, lost on its way, or its answer is. */
type Fate = "answered" | "lost" | "answer lost";

/** A store in memory, of the kind that the others are, with a network that fails as it is told. */
const openStore = (first: Snapshot) => {
  let newest = first;
  const commits: { base: string; files: string[] }[] = [];
  const store = (fateOf: () => Fate): ContentStore => {
    const ask = <Answer>(answer: () => Answer) => {
      const fate = fateOf();
      const answered = fate === "lost" ? undefined : answer();
      return fate === "answered"
        ? Promise.resolve(answered as Answer)
        : Promise.reject(new StoreError("unreachable", fate));
    };
    return {
      load: () => ask(() => newest),
      commit: (changes, revision) =>
        ask(() => {
          if (revision !== newest.revision) return { isMade: false, snapshot: newest };
          commits.push({ base: revision, files: [...changes.keys()] });
          const kept = newest.sources.filter(({ file }) => !changes.has(file));
          const written = Array.from(changes, ([file, text]) => ({ file, text })).filter(
            (source): source is Source & { text: string } => typeof source.text === "string",
          );
          const sources = [...kept, ...written].sort((a, b) => (a.file < b.file ? -1 : 1));
          const pictures = newest.files.filter((file) => file.startsWith("media/"));
          const files = [...sources.map(({ file }) => file), ...pictures].sort();
          newest = { ...newest, revision: String(commits.length), files, sources };
          return { isMade: true, snapshot: newest };
        }),
      history: () => Promise.resolve(undefined),
      read: () => Promise.resolve(undefined),
    };
  };
  return { store, newest: () => newest, commits };
};

let first: Snapshot;
beforeAll(async () => {
  first = await testSnapshot();
});

/** Fields that two people may change, with what they may say. */
const FIELDS: [file: string, path: Path, values: unknown[]][] = [
  ["trips/sunset.json", ["title", "es"], ["Tarde A", "Tarde B", "Tarde C"]],
  ["trips/sunset.json", ["title", "de"], ["Abend A", "Abend B"]],
  ["trips/sunset.json", ["end"], ["22:45", "22:50"]],
  ["prices.json", ["packages", 0, "amount"], [301, 302]],
  ["prices.json", ["packages", 1, "amount"], [303, 304]],
  ["pages/prices.json", ["heading", "en"], ["Fares", "Prices of trips"]],
  ["locales/es/navigation.json", ["home"], ["Portada", "Casa"]],
];

type Step = { person: 0 | 1 } & (
  | { does: "edits"; field: number; value: number }
  | { does: "publishes"; fate: Fate }
);

const person = fc.constantFrom<0 | 1>(0, 1);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    person,
    does: fc.constant("edits" as const),
    field: fc.nat(FIELDS.length - 1),
    value: fc.nat(2),
  }),
  fc.record({
    person,
    does: fc.constant("publishes" as const),
    fate: fc.constantFrom<Fate>("answered", "answered", "lost", "answer lost"),
  }),
);

const edit = ({ snapshot, edits }: Work, index: number, choice: number): Work => {
  const [file, path, values] = FIELDS[index] ?? [];
  if (!file || !path || !values) throw new Error("There is no such field.");
  const data = edits.has(file) ? edits.get(file)?.data : dataIn(contentOf(snapshot), file);
  const changed = withValue(data, path, values[choice % values.length]);
  return { snapshot, edits: withEdit(edits, snapshot, file, changed) };
};

const NONE: Edits = new Map();

test("two people, a network that fails, any order: no edit is lost, none is published in part", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 24 }), async (steps) => {
      const { store, newest, commits } = openStore(first);
      const works: [Work, Work] = [
        { snapshot: first, edits: NONE },
        { snapshot: first, edits: NONE },
      ];
      /** What each has written last into a field. */
      const meant: [Map<number, unknown>, Map<number, unknown>] = [new Map(), new Map()];
      let fate: Fate = "answered";
      const desk = store(() => fate);
      /** Publishes what a person has; where they are asked, they decide for what is their own. */
      const publishAs = async (who: 0 | 1) => {
        try {
          const { work, ...ended } = await publish(desk, works[who], "x");
          if (ended.outcome === "refused") throw new Error(JSON.stringify(ended.errors));
          works[who] = work;
        } catch (error) {
          if (!(error instanceof StoreError)) throw error;
        }
      };
      for (const step of steps) {
        const { person: who } = step;
        if (step.does === "publishes") {
          fate = step.fate;
          await publishAs(who);
          continue;
        }
        works[who] = edit(works[who], step.field, step.value);
        const [, , values = []] = FIELDS[step.field] ?? [];
        meant[who].set(step.field, values[step.value % values.length]);
      }
      // All is well again.
      fate = "answered";
      for (const who of [0, 1, 0, 1] as const) await publishAs(who);

      expect(works.map(({ edits }) => edits.size)).toEqual([0, 0]);
      const content = contentOf(newest());
      for (const who of [0, 1] as const)
        for (const [index, value] of meant[who]) {
          const [file = "", path = []] = FIELDS[index] ?? [];
          const now = valueAt(dataIn(content, file), path);
          const theirs = meant[who === 0 ? 1 : 0].get(index);
          expect([value, theirs].some((possible) => isSame(possible, now))).toBe(true);
        }
      // One commit after another, each made from the one before.
      expect(commits.map(({ base }) => base)).toEqual([
        ...(commits.length > 0 ? [first.revision] : []),
        ...commits.slice(1).map((_, index) => String(index + 1)),
      ]);
    }),
    { numRuns: 40, seed: 26 },
  );
});
