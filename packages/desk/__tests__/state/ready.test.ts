import fc from "fast-check";
import { isRecord } from "../../../typed-content/helpers/is-record";
import { check } from "../../core/check";
import { withValue } from "../../core/paths";
import { begin, change, dataOf, published, undo, type Work } from "../../core/work";
import { withoutChange } from "../../state/without-edits";
import { readyOf } from "../../state/ready";
import { changesIn } from "../../core/changes";
import type { Path } from "../../../typed-content/schema";
import { changedSnapshot, testSnapshot } from "../core/test-snapshot";
import { storedIn, type Snapshot } from "../../core/edits";

/** `FUZZ_RUNS=300 npx jest ready --selectProjects unit` tries more sets of edits than each test run does. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 40);
const seed = Number(process.env.FUZZ_SEED ?? 1);

let snapshot: Snapshot;
beforeAll(async () => {
  snapshot = await testSnapshot();
});

type Edit = (work: Work) => Work;

const setting =
  (file: string, path: Path, value: unknown): Edit =>
  (work) =>
    dataOf(work, file) === undefined ? work : change(work, file, path, value, 0);

/** Adds a copy of an entry under another identifier, without some of its fields. */
const adding =
  (from: string, file: string, id: unknown, lacking: readonly Path[]): Edit =>
  (work) => {
    const copy = withValue(storedIn(snapshot, from), ["id"], id);
    const data = lacking.reduce((left, path) => withValue(left, path, undefined), copy);
    return change(work, file, [], data, 0);
  };

const inHouse =
  (list: string, item: unknown): Edit =>
  (work) => {
    const house = dataOf(work, "house.json");
    const items = isRecord(house) && Array.isArray(house[list]) ? house[list] : [];
    return change(work, "house.json", [list, items.length], item, 0);
  };

const GARDEN = "rooms/garden.json";
const noEnglish: [Edit, Path] = [setting(GARDEN, ["name", "en"], ""), ["name", "en"]];
const NEW_ROOM = "rooms/attic.json";
const newRoom = (...lacking: Path[]) => adding("rooms/street.json", NEW_ROOM, "attic", lacking);
const week = inHouse("weeks", { room: "attic", price: 300 });
const text = { es: "Sin zapatos.", en: "No shoes.", de: "Ohne Schuhe." };

const edits = fc.constantFrom<Edit>(
  setting(GARDEN, ["guests"], 3),
  setting(GARDEN, ["name", "es"], "Jardín grande"),
  setting("house.json", ["weeks", 0, "price"], 432),
  setting("photographs/1.json", ["caption", "en"], "The front"),
  setting("photographs/1.json", ["room"], "attic"),
  setting("photographs/2.json", [], undefined),
  inHouse("norms", { text }),
  inHouse("norms", { text: { es: "Sin zapatos." } }),
  newRoom(),
  newRoom(["name", "de"]),
  newRoom(["price"], ["name", "en"]),
  week,
  adding("photographs/3.json", "photographs/9.json", 9, []),
  adding("photographs/3.json", "photographs/8.json", 8, [["caption", "es"]]),
);

const storedWith = (changed: Work["edits"]) => {
  const data = Array.from(changed, ([file, edit]) => [file, edit.data]);
  return changedSnapshot(snapshot, "second", Object.fromEntries(data));
};

const make = (...all: Edit[]) => all.reduce((now, edit) => edit(now), begin(snapshot));
const filesOf = (changed: Work["edits"]) => [...changed.keys()].sort();

test("what is ready is whole and all that is, and the rest stays as it was: random edits", () => {
  fc.assert(
    fc.property(fc.array(edits, { minLength: 1, maxLength: 8 }), (all) => {
      const work = make(...all);
      const { ready, faults } = readyOf(work);
      expect(faults).toEqual([]);
      expect(check(snapshot, ready).brought).toEqual([]);

      const left = published(work, ready, storedWith(ready));
      for (const file of work.edits.keys()) expect(dataOf(left, file)).toEqual(dataOf(work, file));

      const groups = changesIn(left);
      for (const group of groups) {
        const others = groups.filter((other) => other !== group);
        const one = others.reduceRight((now, other) => withoutChange(now, other, 0), left);
        const refersToNothing =
          dataOf(one, NEW_ROOM) === undefined &&
          JSON.stringify([...one.edits.values()].map(({ data }) => data)).includes('"attic"');
        expect(check(one.snapshot, one.edits).brought.length > 0 || refersToNothing).toBe(true);
      }
    }),
    { numRuns, seed },
  );
});

test("a new entry that lacks a text waits with what refers to it, and holds nothing else back", () => {
  const price = setting("house.json", ["weeks", 0, "price"], 432);
  const link = setting("photographs/1.json", ["room"], "attic");
  const { ready, waiting } = readyOf(make(newRoom(["name", "de"]), week, link, price));
  expect(filesOf(ready)).toEqual(["house.json"]);
  expect(changesIn({ edits: ready }).map(({ path }) => path)).toEqual([["weeks", 0, "price"]]);
  expect(filesOf(waiting)).toEqual(["house.json", "photographs/1.json", NEW_ROOM]);
});

test("a new picture that is described in one language is ready, and so is a quotation in its own", () => {
  const described = ["en", "de"].map((code) => ["picture", "description", code]);
  const picture = adding("photographs/1.json", "photographs/9.json", 9, described);
  const quoted = (text: object) =>
    setting("rooms/street.json", ["guestBook"], { language: "de", text });
  const { ready, waiting } = readyOf(make(picture, quoted({ de: "Ruhig." })));
  expect(filesOf(ready)).toEqual(["photographs/9.json", "rooms/street.json"]);
  expect(waiting.size).toBe(0);
  // Its own language is that of the person who is quoted.
  const translated = make(quoted({ es: "Tranquilo." }));
  expect(check(snapshot, translated.edits).brought).toMatchObject([
    { path: ["guestBook", "text", "de"], code: "missing-language" },
  ]);
});

test.each<[why: string, wrong: Edit, path: Path, unfinished: Edit]>([
  ["", setting(GARDEN, ["guests"], 99), ["guests"], newRoom(["price"])],
  [", even if something new has the same one", ...noEnglish, newRoom(["name", "en"])],
])("an error of what is public is a fault, and does not wait%s", (_, wrong, path, unfinished) => {
  const { ready, waiting, faults } = readyOf(make(unfinished, wrong));
  expect([filesOf(ready), filesOf(waiting)]).toEqual([[GARDEN], [NEW_ROOM]]);
  expect(faults).toMatchObject([{ file: GARDEN, path }]);
});

test("undo after a publication takes back what waits, and nothing that is public", () => {
  const room = newRoom(["name", "de"])(begin(snapshot));
  const both = change(room, GARDEN, ["guests"], 3, 10_000);
  const named = change(both, NEW_ROOM, ["name", "es"], "Desván", 20_000);
  const { ready } = readyOf(named);
  const left = published(named, ready, storedWith(ready));
  expect(filesOf(left.edits)).toEqual([NEW_ROOM]);
  const back = undo(left);
  expect(filesOf(back.edits)).toEqual([NEW_ROOM]);
  expect(dataOf(back, NEW_ROOM)).toEqual(dataOf(both, NEW_ROOM));
  // The step with the public change takes nothing back.
  expect(undo(back).edits.size).toBe(0);
});
