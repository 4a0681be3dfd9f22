import { check } from "../../../src/desk/core/check";
import { editedContent, withEdit, type Edits } from "../../../src/desk/core/edits";
import { contentOf, dataIn, type Snapshot } from "../../../src/desk/core/snapshot";
import { withValue } from "../../../src/desk/core/paths";
import { begin, change, moveTo, published } from "../../../src/desk/core/work";
import { changedSnapshot, testSnapshot } from "./test-snapshot";

const NONE: Edits = new Map();
const TRIP = "trips/sunset.json";

let snapshot: Snapshot;
beforeAll(async () => {
  snapshot = await testSnapshot();
});

const dataOf = (file: string) => dataIn(contentOf(snapshot), file);
test("edited content has the edits in place of what they change", () => {
  const later = withValue(dataOf(TRIP), ["end"], "23:00");
  const one = withEdit(NONE, snapshot, TRIP, later);
  const edits = withEdit(one, snapshot, "trips/midday.json", undefined);
  const content = editedContent(snapshot, edits);
  expect(dataIn(content, TRIP)).toMatchObject({ end: "23:00" });
  expect(dataIn(content, "trips/midday.json")).toBeUndefined();
  expect(content.files).not.toContain("trips/midday.json");
  expect(dataIn(contentOf(snapshot), TRIP)).not.toMatchObject({ end: "23:00" });
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

test("pictures are compared by their hash, and their bytes are never read", () => {
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
  expect(published(work, work.edits, stored).edits.has(file)).toBe(false);
  expect(reads).toBe(0);
});
