import { check } from "../../core/check";
import { withCopy } from "../../core/names";
import { withValue } from "../../core/paths";
import { storedIn, type Snapshot } from "../../core/edits";
import { begin, change, published, rebaseWork } from "../../core/work";
import { changedSnapshot, testSnapshot } from "./test-snapshot";

const ROOM = "rooms/garden.json";
const HOUSE = "house.json";

type House = { weeks: { room: string }[] };

/** Content of a newer model, in which rooms have a mood, and one price a deposit. */
let newer: Snapshot;
beforeAll(async () => {
  const snapshot = await testSnapshot();
  newer = changedSnapshot(snapshot, "newer", {
    [ROOM]: withValue(storedIn(snapshot, ROOM), ["mood"], "calm"),
    [HOUSE]: withValue(storedIn(snapshot, HOUSE), ["weeks", 2, "deposit"], 50),
  });
});

test("a field that the model lacks prevents nothing where its list is sorted or loses an item", () => {
  const { weeks } = storedIn(newer, HOUSE) as House;
  for (const list of [weeks.toReversed(), weeks.slice(1)]) {
    const { edits } = change(begin(newer), HOUSE, ["weeks"], list, 0);
    const { brought, older } = check(newer, edits);
    expect(brought).toEqual([]);
    expect(older.map(({ file, code }) => [file, code])).toEqual([
      [HOUSE, "unknown-field"],
      [ROOM, "unknown-field"],
    ]);
  }
});

test("an error of an item stays an older one where its list is sorted, and that of a new item is new", () => {
  const wrong = changedSnapshot(newer, "wrong", {
    [HOUSE]: withValue(storedIn(newer, HOUSE), ["weeks", 2, "price"], "mucho"),
  });
  const { weeks } = storedIn(wrong, HOUSE) as House;
  const sorted = change(begin(wrong), HOUSE, ["weeks"], weeks.toReversed(), 0);
  expect(check(wrong, sorted.edits).brought).toEqual([]);
  const without = weeks.filter(({ room }) => room !== "street");
  const added = [...without, { room: "another", price: "mucho" }];
  const { edits } = change(begin(wrong), HOUSE, ["weeks"], added, 0);
  expect(check(wrong, edits).brought).toEqual([
    expect.objectContaining({ file: HOUSE, path: ["weeks", 2, "price"], code: "wrong" }),
  ]);
});

test("a field that the model lacks prevents no copy of its entry", () => {
  const { work, file } = withCopy(begin(newer), ROOM, 0);
  expect(work.edits.get(file)?.data).toMatchObject({ mood: "calm" });
  expect(check(newer, work.edits).brought).not.toContainEqual(
    expect.objectContaining({ code: "unknown-field" }),
  );
});

test("of two entries with the same identifier, the one that is being written is in error", () => {
  const twin = withValue(storedIn(newer, ROOM), ["order"], 7);
  const { edits } = change(begin(newer), "rooms/another.json", [], twin, 0);
  expect(check(newer, edits).brought).toContainEqual(
    expect.objectContaining({ file: "rooms/another.json", code: "duplicate-id" }),
  );
});

test("a picture that is stored, by its hash, is no edit any more", () => {
  const file = "media/new.jpg";
  const picture = { file, sha256: "1", bytes: 3, width: 9, height: 9, isDamaged: false };
  const data = () => ({ picture, bytes: new Uint8Array([1, 2, 3]) });
  const work = begin(newer, new Map([[file, { base: undefined, data: data() }]]));
  expect(change(work, file, [], data(), 9)).toBe(work);
  const stored = { ...newer, revision: "second", pictures: [...newer.pictures, picture] };
  expect(rebaseWork(work, stored).edits.size).toBe(0);
  expect(published(work, work.edits, stored).edits.size).toBe(0);
});
