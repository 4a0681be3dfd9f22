import fc from "fast-check";
import { valueAt } from "../../../src/desk/core/paths";
import { contentOf, dataIn, type Snapshot } from "../../../src/desk/core/snapshot";
import { StoreError, type ContentStore } from "../../../src/desk/stores/store";
import { memoryStore } from "../with-desk";
import { testSnapshot } from "../core/test-snapshot";
import { anyChange, FIELDS, createPerson, type Change } from "../core/two-people";

/** The outcome of a request: answered, lost, or carried out with its answer lost. */
type RequestOutcome = "answered" | "lost" | "answer lost";

/** Returns a store in memory whose requests end as `outcomeOf` says, and the revision that each commit is based on. */
const openStore = (first: Snapshot, outcomeOf: () => RequestOutcome) => {
  const memory = memoryStore(first);
  const bases: string[] = [];
  const ask = async <Answer>(answer: () => Promise<Answer>) => {
    const outcome = outcomeOf();
    const answered = outcome === "lost" ? undefined : await answer();
    if (outcome !== "answered") throw new StoreError("unreachable", outcome);
    return answered as Answer;
  };
  const store: ContentStore = {
    ...memory,
    load: () => ask(memory.load),
    commit: (changes, revision, message, listener) => {
      if (outcomeOf() === "lost") listener?.onSend?.("lost");
      return ask(async () => {
        const committed = await memory.commit(changes, revision, message, listener);
        if (committed.isMade) bases.push(revision);
        return committed;
      });
    },
    isMade: (mark) => ask(() => memory.isMade(mark)),
  };
  return { store, newest: memory.load, bases };
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
      let outcome: RequestOutcome = "answered";
      const { store, newest, bases } = openStore(first, () => outcome);
      const people = [createPerson(store, first), createPerson(store, first)] as const;
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
      const content = contentOf(await newest());
      FIELDS.forEach(([file, path], field) => {
        const values = people.flatMap(({ lastValues }) =>
          lastValues.has(field) ? [lastValues.get(field)] : [],
        );
        const now = valueAt(dataIn(content, file), path);
        if (values.length > 0) expect(values).toContainEqual(now);
      });
      // Each commit is based on the one before.
      expect(bases).toEqual(bases.map((_, at) => first.revision + "+".repeat(at)));
    }),
    { numRuns: 20, seed: 26 },
  );
});
