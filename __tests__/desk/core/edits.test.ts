import { check } from "../../../src/desk/core/check";
import { editedContent, withEdit, type Edits } from "../../../src/desk/core/edits";
import { contentOf, dataIn, type Snapshot } from "../../../src/desk/core/snapshot";
import { withValue } from "../../../src/desk/core/paths";
import { begin, change, rebaseWork, published } from "../../../src/desk/core/work";
import { changedSnapshot, testSnapshot } from "./test-snapshot";

const NONE: Edits = new Map();
const ROOM = "rooms/garden.json";

let snapshot: Snapshot;
beforeAll(async () => {
  snapshot = await testSnapshot();
});

const dataOf = (file: string) => dataIn(contentOf(snapshot), file);
test("edited content has the edits in place of what they change", () => {
  const later = withValue(dataOf(ROOM), ["guests"], 3);
  const one = withEdit(NONE, snapshot, ROOM, later);
  const edits = withEdit(one, snapshot, "rooms/street.json", undefined);
  const content = editedContent(snapshot, edits);
  expect(dataIn(content, ROOM)).toMatchObject({ guests: 3 });
  expect(dataIn(content, "rooms/street.json")).toBeUndefined();
  expect(content.files).not.toContain("rooms/street.json");
  expect(dataIn(contentOf(snapshot), ROOM)).not.toMatchObject({ guests: 3 });
});

test("errors that the edits bring are told from those that were there", () => {
  const broken = changedSnapshot(snapshot, "broken", {
    "rooms/street.json": withValue(dataOf("rooms/street.json"), ["guests"], 99),
  });
  const edits = withEdit(NONE, broken, ROOM, withValue(dataOf(ROOM), ["name", "de"], undefined));
  const { brought, older } = check(broken, edits);
  expect(brought.map(({ file, code }) => [file, code])).toEqual([[ROOM, "missing-language"]]);
  expect(older.map(({ file }) => file)).toEqual(["rooms/street.json"]);
});

test("of two entries with the same identifier, the one that is being written is in error", () => {
  const twin = withValue(dataOf(ROOM), ["order"], 7);
  const edits = withEdit(NONE, snapshot, "rooms/another.json", twin);
  expect(check(snapshot, edits).brought).toEqual([
    expect.objectContaining({ file: "rooms/another.json", code: "duplicate-id" }),
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
    work = change(work, ROOM, ["description", "es"], "a".repeat(letter), letter);
  expect(change(work, file, [], picture("1"), 9)).toBe(work);
  // As another tab, or a reload, reads them from the browser's storage.
  work = begin(snapshot, new Map([...work.edits, [file, { base: undefined, data: picture("1") }]]));
  const stored = {
    ...snapshot,
    revision: "second",
    pictures: [...snapshot.pictures, picture("1").picture],
  };
  expect(rebaseWork(work, stored).edits.has(file)).toBe(false);
  expect(published(work, work.edits, stored).edits.has(file)).toBe(false);
  expect(reads).toBe(0);
});
