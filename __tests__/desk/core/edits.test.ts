import { check } from "../../../src/desk/core/check";
import { editedContent, withEdit, type Edits } from "../../../src/desk/core/edits";
import { contentOf, dataIn, type Snapshot } from "../../../src/desk/core/snapshot";
import { withValue } from "../../../src/desk/core/paths";
import { rebase } from "../../../src/desk/merge/rebase";
import { begin, change, moveTo } from "../../../src/desk/core/work";
import { changedSnapshot, testSnapshot } from "./test-snapshot";

const NONE: Edits = new Map();
const TRIP = "trips/sunset.json";

let snapshot: Snapshot;
beforeAll(async () => {
  snapshot = await testSnapshot();
});

const dataOf = (file: string) => dataIn(contentOf(snapshot), file);
const edited = (file: string, path: (string | number)[], value: unknown, edits = NONE) =>
  withEdit(edits, snapshot, file, withValue(edits.get(file)?.data ?? dataOf(file), path, value));

test("the content with edits has them in the place of what they change", () => {
  const edits = withEdit(edited(TRIP, ["end"], "23:00"), snapshot, "trips/midday.json", undefined);
  const content = editedContent(snapshot, edits);
  expect(dataIn(content, TRIP)).toMatchObject({ end: "23:00" });
  expect(dataIn(content, "trips/midday.json")).toBeUndefined();
  expect(content.files).not.toContain("trips/midday.json");
  expect(dataIn(contentOf(snapshot), TRIP)).not.toMatchObject({ end: "23:00" });
});

test("what is as it was is no edit", () => {
  const edits = edited(TRIP, ["end"], "23:00");
  expect(edits.size).toBe(1);
  expect(withEdit(edits, snapshot, TRIP, dataOf(TRIP)).size).toBe(0);
});

test("a newer snapshot keeps what others have done, and the edits theirs", () => {
  const newer = changedSnapshot(snapshot, "second", {
    [TRIP]: withValue(dataOf(TRIP), ["order"], 9),
  });
  const { edits, conflicts } = rebase(edited(TRIP, ["end"], "23:00"), newer);
  expect(conflicts.size).toBe(0);
  expect(edits.get(TRIP)?.data).toMatchObject({ order: 9, end: "23:00" });
  expect(edits.get(TRIP)?.base).toMatchObject({ order: 9 });
});

test("what the newer snapshot has already is no edit any more", () => {
  const edits = edited(TRIP, ["end"], "23:00");
  const newer = changedSnapshot(snapshot, "second", { [TRIP]: edits.get(TRIP)?.data });
  expect(rebase(edits, newer).edits.size).toBe(0);
});

test("a field that both have changed is asked about", () => {
  const newer = changedSnapshot(snapshot, "second", {
    [TRIP]: withValue(dataOf(TRIP), ["end"], "22:00"),
  });
  const { edits, conflicts } = rebase(edited(TRIP, ["end"], "23:00"), newer);
  expect(conflicts.get(TRIP)).toEqual([
    expect.objectContaining({ path: ["end"], mine: "23:00", theirs: "22:00" }),
  ]);
  expect(edits.get(TRIP)?.data).toMatchObject({ end: "23:00" });
});

test("errors that the edits bring are told from those that were there", () => {
  const broken = changedSnapshot(snapshot, "broken", {
    "trips/midday.json": withValue(dataOf("trips/midday.json"), ["start"], "99:99"),
  });
  const edits = withEdit(NONE, broken, TRIP, withValue(dataOf(TRIP), ["title", "de"], undefined));
  const { brought, older } = check(broken, edits);
  expect(brought.map(({ file, code }) => [file, code])).toEqual([[TRIP, "missing-language"]]);
  expect(older.map(({ file }) => file)).toEqual(["trips/midday.json"]);
});

test("of two entries with the same identifier, the one that is being written is in error", () => {
  const twin = withValue(dataOf(TRIP), ["order"], 7);
  const edits = withEdit(NONE, snapshot, "trips/another.json", twin);
  expect(check(snapshot, edits).brought).toEqual([
    expect.objectContaining({ file: "trips/another.json", code: "duplicate-id" }),
  ]);
});

test("nothing that was there is brought by an edit", () => {
  const { brought, older } = check(snapshot, edited(TRIP, ["end"], "23:00"));
  expect([brought, older]).toEqual([[], []]);
});

test("the bytes of pictures are not compared", () => {
  const file = "media/new.jpg";
  let reads = 0;
  const picture = (sha256: string) => ({
    picture: { file, sha256, bytes: 3, width: 9, height: 9, isDamaged: false },
    get bytes() {
      reads += 1;
      return new Uint8Array([1, 2, 3]);
    },
  });
  let work = change(begin(snapshot), file, [], picture("1"), 0);
  for (let letter = 1; letter < 9; letter += 1)
    work = change(work, TRIP, ["note", "es"], "a".repeat(letter), letter);
  expect(change(work, file, [], picture("1"), 9)).toBe(work);
  // As another tab, or a reload, reads them from the browser's storage.
  work = begin(snapshot, new Map([...work.edits, [file, { base: undefined, data: picture("1") }]]));
  const stored = {
    ...snapshot,
    revision: "second",
    pictures: [...snapshot.pictures, picture("1").picture],
  };
  expect(moveTo(work, stored).edits.has(file)).toBe(false);
  expect(reads).toBe(0);
});
