import fc from "fast-check";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";
import { valueAt } from "../../../src/editor/content/paths";
import { contentOf, dataIn } from "../../../src/editor/content/snapshot";
import { knownFiles } from "../../../src/editor/stores/known-files";
import { anyChange, FIELDS, sitDown } from "../content/two-people";
import { FAILURES, failingNetwork, type Failure } from "./failing-network";
import { NOTHING } from "./host";
import { hostInMemory } from "./in-memory";

// Each publication checks the content, which takes its time on a busy machine.
jest.setTimeout(60_000);

/** The files that people change, alone: each publication checks the whole content. */
const texts = Object.fromEntries(
  FIELDS.map(([file]) => [`content/${file}`, readFileSync(join(TEST_CONTENT, file), "utf8")]),
);

/** What is fetched in one world holds in the next: it is known by its content. */
const known = knownFiles(NOTHING);

/** Holds requests back, so that a test says in which order they reach the host. */
const holding = (send: typeof fetch) => {
  const waiting: (() => void)[] = [];
  return {
    fetch: ((...request) =>
      new Promise((resolve, reject) => {
        waiting.push(() => void send(...request).then(resolve, reject));
      })) satisfies typeof fetch,
    /** Lets people act side by side, to the end. @param turns choose among the requests that wait */
    run: async (acts: Promise<void>[], turns: number[]) => {
      let isBusy = true;
      const all = Promise.all(acts).finally(() => {
        isBusy = false;
      });
      for (let turn = 0; isBusy; turn++) {
        const chosen = (turns[turn % turns.length] ?? 0) % (waiting.length || 1);
        waiting.splice(chosen, 1)[0]?.();
        await setImmediate();
      }
      await all;
    },
  };
};

const act = fc.record({
  changes: fc.array(anyChange, { maxLength: 3 }),
  publishes: fc.boolean(),
  /** While that is under way. */
  meanwhile: fc.option(anyChange),
  decides: fc.constantFrom("mine" as const, "theirs" as const),
});

/** What two people do at a time, the order of their requests, and what goes wrong with one of them. */
const round = fc.record({
  acts: fc.tuple(act, act),
  turns: fc.array(fc.nat(3), { minLength: 1, maxLength: 12 }),
  fault: fc.option(fc.record({ at: fc.nat(7), failure: fc.constantFrom<Failure>(...FAILURES) }), {
    freq: 3,
  }),
});

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

test("two people at the Git host at once, and requests that fail: no edit is lost, none is published twice or in part", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 6 }), async (rounds) => {
      const { repository, respond, open } = hostInMemory(texts);
      const network = failingNetwork(respond);
      globalThis.fetch = network.send;
      const stores = [open(known), open(known)] as const;
      const first = await stores[0].load();
      const people = stores.map((store) => sitDown(store, first));
      const { fetch: held, run } = holding(network.send);
      globalThis.fetch = held;

      for (const { acts, turns, fault } of rounds) {
        if (fault) network.failAt(fault.at, fault.failure);
        else network.mend();
        const publishing = people.map(({ write, publishAll }, person) => {
          const {
            changes = [],
            publishes,
            meanwhile = null,
            decides = "mine",
          } = acts[person] ?? {};
          changes.forEach(write);
          return publishes ? publishAll(meanwhile, decides) : Promise.resolve();
        });
        await run(publishing, turns);
      }
      // All is well again; whoever is asked stands by what they have written.
      network.mend();
      globalThis.fetch = network.send;
      for (let turn = 0; turn < 6; turn++) await people[turn % 2]?.publishAll(null, "mine");

      expect(people.map(({ left }) => left())).toEqual([0, 0]);
      const content = contentOf(await open(known).load());
      FIELDS.forEach(([file, path], field) => {
        const said = people.flatMap(({ meant }) => (meant.has(field) ? [meant.get(field)] : []));
        if (said.length > 0) expect(said).toContainEqual(valueAt(dataIn(content, file), path));
      });
      // Every publication is one commit, which changes something.
      const commits = repository.log("main", "content", "999").slice(0, -1);
      const marks = commits.map((sha) => repository.message(sha));
      expect(new Set(marks).size).toBe(commits.length);
      for (const sha of commits) expect(repository.changedFiles(sha)).not.toEqual([]);
    }),
    { numRuns: 20, seed: 26 },
  );
});
