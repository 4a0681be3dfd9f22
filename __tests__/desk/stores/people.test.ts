import fc from "fast-check";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isSame } from "../../../src/desk/core/json";
import { valueAt } from "../../../src/desk/core/paths";
import { contentOf, dataIn } from "../../../src/desk/core/snapshot";
import { change, openConflicts } from "../../../src/desk/core/work";
import { decided } from "../../../src/desk/publishing/publish";
import type { Path } from "../../../src/typed-content/schema";
import { ROOT } from "../../guest-house/house-content";
import { anyRound, atOneHost, type Person } from "./two-people";
import { withoutPace } from "./without-pace";

withoutPace();

/** Fields that two people may change, with the values that they may write. */
const FIELDS: [file: string, path: Path, values: unknown[]][] = [
  ["rooms/garden.json", ["name", "es"], ["Tarde A", "Tarde B", "Tarde C"]],
  ["rooms/garden.json", ["name", "de"], ["Abend A", "Abend B"]],
  ["rooms/garden.json", ["guests"], [3, 4]],
  ["house.json", ["weeks", 0, "price"], [301, 302]],
  ["house.json", ["weeks", 1, "price"], [303, 304]],
  ["rooms/street.json", ["description", "en"], ["It is small.", "It is bright."]],
  ["locales/es/navigation.json", ["home"], ["Portada", "Casa"]],
];

/** Only the files that people change, since each publication checks the whole content. */
const texts = Object.fromEntries(
  FIELDS.map(([file]) => [`content/${file}`, readFileSync(join(ROOT, file), "utf8")]),
);

const anyChange = fc.record({ field: fc.nat(FIELDS.length - 1), value: fc.nat(2) });

const anyAct = fc.record({
  changes: fc.array(anyChange, { maxLength: 3 }),
  publishes: fc.boolean(),
  /** A change made during the publication. */
  meanwhile: fc.option(anyChange),
  decides: fc.constantFrom("mine" as const, "theirs" as const),
});

type Change = { field: number; value: number };
type Act = typeof anyAct extends fc.Arbitrary<infer Value> ? Value : never;

/** Returns the actions of a person, and the last value they wrote into each field. */
const writer = (person: Person) => {
  const lastValues = new Map<number, unknown>();
  const write = ({ field, value }: Change) => {
    const [file = "", path = [], values = []] = FIELDS[field] ?? [];
    const written = values[value % values.length];
    person.update((work, now) => change(work, file, path, written, now));
    lastValues.set(field, written);
  };
  const decideAll = (whose: "mine" | "theirs") => {
    for (const { file, path, conflict } of openConflicts(person.work())) {
      person.update((work, now) => decided(work, file, conflict, whose, now));
      const field = FIELDS.findIndex(([name, at]) => name === file && isSame(at, path));
      if (whose === "theirs") lastValues.delete(field);
    }
  };
  const publishAll = async (meanwhile: Change | null, whose: "mine" | "theirs") => {
    const isAnswered = await person.publish(undefined, () => meanwhile && write(meanwhile));
    if (isAnswered) decideAll(whose);
  };
  return {
    lastValues,
    publishAll,
    pendingCount: () => person.work().edits.size,
    beside: async ({ changes, publishes, meanwhile, decides }: Act) => {
      changes.forEach(write);
      if (publishes) await publishAll(meanwhile, decides);
    },
  };
};

test("two people at the Git host at once, and requests that fail: no edit is lost, none is published twice or in part", async () => {
  const anyRounds = fc.array(anyRound(anyAct, 7), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(anyRounds, async (rounds) => {
      const { repository, people, load } = await atOneHost(texts, rounds, writer);
      // Everyone resolves conflicts in favour of their own values.
      for (let turn = 0; turn < 6; turn++) await people[turn % 2]?.publishAll(null, "mine");

      expect(people.map(({ pendingCount }) => pendingCount())).toEqual([0, 0]);
      const content = contentOf(await load());
      FIELDS.forEach(([file, path], field) => {
        const values = people.flatMap(({ lastValues }) =>
          lastValues.has(field) ? [lastValues.get(field)] : [],
        );
        if (values.length > 0) expect(values).toContainEqual(valueAt(dataIn(content, file), path));
      });
      // Every publication is one commit, which changes something.
      const commits = repository.log("main", "content").slice(0, -1);
      for (const sha of commits) expect(repository.changedFiles(sha)).not.toEqual([]);
    }),
    { numRuns: 20, seed: 26 },
  );
});
