import { localeFile, OLDER_FILE } from "../../../typed-content/files/content";
import { check } from "../../core/check";
import { type Snapshot, contentNow } from "../../core/edits";
import { begin, change, dataOf, rebaseWork } from "../../core/work";
import { withoutEdits } from "../../state/without-edits";
import { readyOf } from "../../state/ready";
import { toTranslate } from "../../translations/to-translate";
import { changeField } from "../../core/translations";
import { brokenSnapshot, testSnapshot } from "./test-snapshot";

const ROOM = "rooms/garden.json";

let snapshot: Snapshot;
beforeAll(async () => {
  snapshot = await testSnapshot();
});

const broken = (file: string) => brokenSnapshot(snapshot, file);

test("edits of a file that cannot be read any more wait for it, and others do not", () => {
  const typed = change(begin(snapshot), ROOM, ["guests"], 4, 0);
  const both = change(typed, "house.json", ["weeks", 0, "price"], 432, 0);
  const moved = rebaseWork(both, broken(ROOM));
  expect(moved.conflicts.size).toBe(0);
  expect(moved.edits.get(ROOM)).toEqual(typed.edits.get(ROOM));
  const { ready, waiting, faults } = readyOf(moved);
  expect([[...ready.keys()], [...waiting.keys()], faults]).toEqual([["house.json"], [ROOM], []]);
  expect(check(moved.snapshot, moved.edits).brought).toMatchObject([
    { file: ROOM, code: "invalid-syntax", line: 2 },
  ]);
  // Once it is repaired, they are edits like any others.
  const repaired = rebaseWork(moved, { ...snapshot, revision: "repaired" });
  expect([...readyOf(repaired).ready.keys()].sort()).toEqual(["house.json", ROOM]);
  expect(begin(broken(ROOM), typed.edits).edits.get(ROOM)).toEqual(typed.edits.get(ROOM));
});

test("nothing is written over a file that cannot be read, or over marks that cannot", () => {
  const work = begin(broken(ROOM));
  expect(change(work, ROOM, [], { id: "garden" }, 0)).toBe(work);
  expect(change(work, ROOM, ["guests"], 4, 0)).toBe(work);
  const saved = new Map([[ROOM, { base: { id: "garden" }, data: undefined }]]);
  const { edits, conflicts } = withoutEdits(work, saved, new Map(), 0);
  expect([edits.size, conflicts.size]).toEqual([0, 0]);
  const unmarked = begin(broken(OLDER_FILE));
  const changed = changeField(unmarked, ROOM, ["name", "es"], "El jardín", 0);
  expect([...changed.edits.keys()]).toEqual([ROOM]);
});

test("what is added under the name of a file that cannot be read gets another", () => {
  const file = "photographs/7.json";
  const added = change(begin(snapshot), file, [], { id: 7, order: 7 }, 0);
  const moved = rebaseWork(added, broken(file));
  expect([...moved.edits.keys()]).toEqual(["photographs/8.json"]);
  expect(dataOf(moved, "photographs/8.json")).toMatchObject({ id: 8 });
});

test("messages that cannot be read are not taken for untranslated", () => {
  const file = localeFile("en", "rooms");
  const before = toTranslate(contentNow(begin(snapshot)));
  expect(toTranslate(contentNow(begin(broken(file))))).toBe(before);
});
