import fc from "fast-check";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";
import { valueAt } from "../../../src/desk/core/paths";
import { contentOf, dataIn } from "../../../src/desk/core/snapshot";
import { knownFiles } from "../../../src/desk/stores/known-files";
import { anyChange, FIELDS, createPerson } from "../core/two-people";
import { delayRequests } from "./delay-requests";
import { anyRound } from "./any-round";
import { failingNetwork } from "./failing-network";
import { NO_CONTENT } from "./host";
import { hostInMemory } from "./in-memory";

/** Only the files that people change, since each publication checks the whole content. */
const texts = Object.fromEntries(
  FIELDS.map(([file]) => [`content/${file}`, readFileSync(join(TEST_CONTENT, file), "utf8")]),
);

/** Shared by all runs: files are cached by the hash of their content. */
const known = knownFiles(NO_CONTENT);

const act = fc.record({
  changes: fc.array(anyChange, { maxLength: 3 }),
  publishes: fc.boolean(),
  /** A change made during the publication. */
  meanwhile: fc.option(anyChange),
  decides: fc.constantFrom("mine" as const, "theirs" as const),
});

const round = anyRound(act, 7);

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
      const people = stores.map((store) => createPerson(store, first));
      const { fetch: held, run } = delayRequests(network.send);
      globalThis.fetch = held;

      for (const { acts, turns, fault } of rounds) {
        if (fault) network.failAt(fault.at, fault.failure);
        else network.restore();
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
      // The network works again, and everyone resolves conflicts in favour of their own values.
      network.restore();
      globalThis.fetch = network.send;
      for (let turn = 0; turn < 6; turn++) await people[turn % 2]?.publishAll(null, "mine");

      expect(people.map(({ pendingCount }) => pendingCount())).toEqual([0, 0]);
      const content = contentOf(await open(known).load());
      FIELDS.forEach(([file, path], field) => {
        const values = people.flatMap(({ lastValues }) =>
          lastValues.has(field) ? [lastValues.get(field)] : [],
        );
        if (values.length > 0) expect(values).toContainEqual(valueAt(dataIn(content, file), path));
      });
      // Every publication is one commit, which changes something.
      const commits = repository.log("main", "content", "999").slice(0, -1);
      for (const sha of commits) expect(repository.changedFiles(sha)).not.toEqual([]);
    }),
    { numRuns: 20, seed: 26 },
  );
});
