import fc from "fast-check";
import type { Source } from "../../../src/typed-content/files/content";
import { valueAt } from "../../../src/desk/core/paths";
import { contentOf, dataIn, type Snapshot } from "../../../src/desk/core/snapshot";
import { StoreError, type ContentStore } from "../../../src/desk/stores/store";
import { testSnapshot } from "../core/test-snapshot";
import { anyChange, FIELDS, createPerson, type Change } from "../core/two-people";

/** The outcome of a request: answered, lost, or carried out with its answer lost. */
type RequestOutcome = "answered" | "lost" | "answer lost";

/** Returns a store in memory, and its commits. Its requests end as `outcomeOf` says. */
const openStore = (first: Snapshot) => {
  let newest = first;
  const commits: { base: string; files: string[]; mark: string }[] = [];
  const store = (outcomeOf: () => RequestOutcome): ContentStore => {
    const ask = <Answer>(answer: () => Answer) => {
      const outcome = outcomeOf();
      const answered = outcome === "lost" ? undefined : answer();
      return outcome === "answered"
        ? Promise.resolve(answered as Answer)
        : Promise.reject(new StoreError("unreachable", outcome));
    };
    return {
      load: () => ask(() => newest),
      commit: (changes, revision, _, { onSend } = {}) => {
        const mark = String(Math.random());
        onSend?.(mark);
        return ask(() => {
          if (revision !== newest.revision) return { isMade: false, snapshot: newest };
          commits.push({ base: revision, files: [...changes.keys()], mark });
          const kept = newest.sources.filter(({ file }) => !changes.has(file));
          const written = Array.from(changes, ([file, text]) => ({ file, text })).filter(
            (source): source is Source & { text: string } => typeof source.text === "string",
          );
          const sources = [...kept, ...written].sort((a, b) => (a.file < b.file ? -1 : 1));
          const pictures = newest.files.filter((file) => file.startsWith("media/"));
          const files = [...sources.map(({ file }) => file), ...pictures].sort();
          newest = { ...newest, revision: String(commits.length), files, sources };
          return { isMade: true, snapshot: newest };
        });
      },
      isMade: (mark) => ask(() => commits.some((made) => made.mark === mark)),
      history: () => Promise.resolve(undefined),
      changed: () => Promise.resolve([]),
      read: () => Promise.resolve(undefined),
      publication: () => Promise.resolve(undefined),
    };
  };
  return { store, newest: () => newest, commits };
};

let first: Snapshot;
beforeAll(async () => {
  first = await testSnapshot();
});

type Step = { person: 0 | 1 } & (
  | ({ does: "changes" } & Change)
  /** `meanwhile` is written during the publication; `decides` resolves conflicts. */
  | {
      does: "publishes";
      outcome: RequestOutcome;
      meanwhile: Change | null;
      decides: "mine" | "theirs";
    }
);

const person = fc.constantFrom<0 | 1>(0, 1);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc
    .record({ person, change: anyChange })
    .map(({ person: who, change: made }) => ({ person: who, does: "changes" as const, ...made })),
  fc.record({
    person,
    does: fc.constant("publishes" as const),
    outcome: fc.constantFrom<RequestOutcome>("answered", "answered", "lost", "answer lost"),
    meanwhile: fc.option(anyChange),
    decides: fc.constantFrom("mine" as const, "theirs" as const),
  }),
);

test("two people, a network that fails, any order: no edit is lost, none is published in part", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 24 }), async (steps) => {
      const { store, newest, commits } = openStore(first);
      let outcome: RequestOutcome = "answered";
      const desk = store(() => outcome);
      const people = [createPerson(desk, first), createPerson(desk, first)] as const;
      for (const step of steps) {
        if (step.does === "changes") people[step.person].write(step);
        else {
          outcome = step.outcome;
          await people[step.person].publishAll(step.meanwhile, step.decides);
        }
      }
      // The network works again, and everyone resolves conflicts in favour of their own values.
      outcome = "answered";
      for (const who of [0, 1, 0, 1, 0, 1] as const) await people[who].publishAll(null, "mine");

      expect(people.map(({ pendingCount }) => pendingCount())).toEqual([0, 0]);
      const content = contentOf(newest());
      FIELDS.forEach(([file, path], field) => {
        const values = people.flatMap(({ lastValues }) =>
          lastValues.has(field) ? [lastValues.get(field)] : [],
        );
        const now = valueAt(dataIn(content, file), path);
        if (values.length > 0) expect(values).toContainEqual(now);
      });
      // Each commit is based on the one before.
      const bases = [first.revision, ...commits.map((_, index) => String(index + 1))];
      expect(commits.map(({ base }) => base)).toEqual(bases.slice(0, commits.length));
    }),
    { numRuns: 20, seed: 26 },
  );
});
