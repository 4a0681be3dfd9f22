import { withEdit, type Edits, type NewPicture } from "../../../src/desk/core/edits";
import { valueAt, withValue } from "../../../src/desk/core/paths";
import { storedIn } from "../../../src/desk/core/snapshot";
import { begin, change, dataOf, openConflicts, undo, type Work } from "../../../src/desk/core/work";
import { decided } from "../../../src/desk/publishing/publish";
import { saveState, withoutSave, withSaveAgain } from "../../../src/desk/history/without-save";
import { changeField, isOlderAt } from "../../../src/desk/translations/translations";
import type { Path } from "../../../src/typed-content/schema";
import { present } from "../../setup/present";
import { testSnapshot } from "../core/test-snapshot";

const GARDEN = "rooms/garden.json";
const HOUSE = "house.json";
const NONE = new Map<string, NewPicture>();

let stored: Work;
beforeAll(async () => {
  stored = begin(await testSnapshot());
});

/** Returns the edits of a save that has led to what is stored. */
const saveThatLedHere = (file: string, path: Path, before: unknown): Edits => {
  const data = storedIn(stored.snapshot, file);
  return new Map([[file, { base: withValue(data, path, before), data }]]);
};

const stateOf = (work: Work, saved: Edits) => saveState(work, saved).state;

test("a save is taken back alone, in one step, beside what was changed since; and done again", () => {
  const saved = saveThatLedHere(GARDEN, ["guests"], 5);
  const since = change(stored, GARDEN, ["size"], 20, 0);
  expect(stateOf(since, saved)).toBe("kept");
  const without = withoutSave(since, saved, NONE, 9000);
  expect(dataOf(without, GARDEN)).toMatchObject({ guests: 5, size: 20 });
  expect(without.conflicts.size).toBe(0);
  expect(stateOf(without, saved)).toBe("taken-back");
  expect(undo(without).edits).toEqual(since.edits);
  const again = withSaveAgain(without, saved, 18_000);
  expect(again.edits).toEqual(since.edits);
  expect(stateOf(again, saved)).toBe("kept");
});

test("of what was changed again since, both are offered", () => {
  const saved = saveThatLedHere(GARDEN, ["guests"], 5);
  const since = change(stored, GARDEN, ["guests"], 3, 0);
  expect(stateOf(since, saved)).toBe("contested");
  const asked = withoutSave(withoutSave(since, saved, NONE, 9000), saved, NONE, 18_000);
  const [open, ...others] = openConflicts(asked);
  expect(others).toEqual([]);
  const { file, conflict } = present(open, "conflict");
  expect(conflict).toMatchObject({ path: ["guests"], mine: 5, theirs: 3, isTakenBack: true });
  const asNow = decided(asked, file, conflict, "theirs", 27_000);
  expect(dataOf(asNow, GARDEN)).toMatchObject({ guests: 3 });
  expect(openConflicts(asNow)).toEqual([]);
  const asBefore = decided(asked, file, conflict, "mine", 27_000);
  expect(dataOf(asBefore, GARDEN)).toMatchObject({ guests: 5 });
  expect(stateOf(asBefore, saved)).toBe("taken-back");
  expect(withSaveAgain(asBefore, saved, 36_000).edits.size).toBe(0);
});

test("of a save that another one has undone, nothing is left", () => {
  const data = storedIn(stored.snapshot, GARDEN);
  const saved: Edits = new Map([[GARDEN, { base: data, data: withValue(data, ["guests"], 5) }]]);
  expect(stateOf(stored, saved)).toBe("gone");
});

test("a deleted entry comes back with its price, among the prices of today", () => {
  const room = storedIn(stored.snapshot, GARDEN);
  const house = storedIn(stored.snapshot, HOUSE);
  const weeks = valueAt(house, ["weeks"]) as unknown[];
  const cheaper = withValue(house, ["weeks"], weeks.slice(1));
  const deleted: Edits = new Map([
    [GARDEN, { base: room, data: undefined }],
    [HOUSE, { base: house, data: cheaper }],
  ]);
  let now = change(stored, GARDEN, [], undefined, 0);
  now = change(now, HOUSE, [], withValue(cheaper, ["weeks", 0, "price"], 700), 0);
  const without = withoutSave(now, deleted, NONE, 9000);
  expect(dataOf(without, GARDEN)).toEqual(room);
  expect(valueAt(dataOf(without, HOUSE), ["weeks"])).toMatchObject([
    { room: "garden", price: 520 },
    { room: "courtyard", price: 700 },
    { room: "street" },
  ]);
  expect(without.conflicts.size).toBe(0);
});

test("a list item that was put back by hand does not come twice", () => {
  const stay = "conditions/stay.yaml";
  const data = storedIn(stored.snapshot, stay);
  const sections = valueAt(data, ["sections"]) as unknown[];
  const deleted = withValue(data, ["sections"], sections.slice(1));
  const title = ["sections", 0, "title", "es"];
  const saved: Edits = new Map([
    [stay, { base: withValue(data, title, "El de antes"), data: deleted }],
  ]);
  const without = withoutSave(stored, saved, NONE, 9000);
  expect(valueAt(dataOf(without, stay), ["sections"])).toHaveLength(sections.length);
  expect(openConflicts(without)).toMatchObject([
    { path: title, conflict: { mine: "El de antes", theirs: valueAt(data, title) } },
  ]);
});

test("what is being written is not lost where the value before is the stored one", () => {
  const data = storedIn(stored.snapshot, GARDEN);
  const saved: Edits = new Map([[GARDEN, { base: data, data: withValue(data, ["guests"], 5) }]]);
  const written = change(stored, GARDEN, ["guests"], 3, 0);
  expect(withoutSave(written, saved, NONE, 9000).edits).toEqual(written.edits);
});

test("the marks of outdated translations go with the text that caused them", () => {
  const before = stored;
  const after = changeField(before, GARDEN, ["name", "es"], "Otra", 0);
  expect(after.edits.size).toBe(2);
  expect(withoutSave(after, after.edits, NONE, 9000).edits).toEqual(before.edits);
});

test("a translation that was written since for the text that goes is marked as outdated", () => {
  const name = ["name", "es"];
  const { edits } = changeField(stored, GARDEN, name, "Otra", 0);
  let since = changeField(stored, GARDEN, name, "Otra", 0);
  since = changeField(since, GARDEN, ["name", "en"], "Another", 5000);
  const without = withoutSave(since, edits, NONE, 9000);
  const olderAt = (code: string) => isOlderAt(without, { file: GARDEN, path: ["name", code] });
  expect(["es", "en", "de"].map(olderAt)).toEqual([false, true, false]);
});

const NEW = "media/new.jpg";
const bytes = new Uint8Array([1]);

/** Returns a picture as it is when it is about to be stored. */
const pictureOf = (file: string): NewPicture => ({
  picture: { file, bytes: 1, width: 9, height: 9, isDamaged: false, sha256: "1" },
  bytes,
});

test("a picture goes with the save that added it, unless something else shows it now", () => {
  const saved = new Map([[NEW, { base: undefined, data: {} }]]);
  const added = change(stored, NEW, [], pictureOf(NEW), 0);
  expect(stateOf(added, saved)).toBe("kept");
  expect(withoutSave(added, saved, NONE, 9000).edits.has(NEW)).toBe(false);
  const shown = change(added, "photographs/1.json", ["picture", "file"], `/${NEW}`, 0);
  expect(stateOf(shown, saved)).not.toBe("kept");
  expect(withoutSave(shown, saved, NONE, 9000).edits).toEqual(shown.edits);
});

test("a picture that a save deleted is put back", () => {
  const saved = new Map([[NEW, { base: {}, data: undefined }]]);
  expect(stateOf(stored, saved)).toBe("kept");
  const kept = new Map([[NEW, pictureOf(NEW)]]);
  const without = withoutSave(stored, saved, kept, 9000);
  expect(dataOf(without, NEW)).toBe(kept.get(NEW));
  expect(stateOf(without, saved)).toBe("taken-back");
  // One that was not kept cannot.
  expect(withoutSave(stored, saved, NONE, 9000).edits.size).toBe(0);
});

test("edits that are there already are told apart from what is stored", () => {
  const saved = saveThatLedHere(GARDEN, ["guests"], 5);
  const edits = withEdit(new Map(), stored.snapshot, GARDEN, saved.get(GARDEN)?.base);
  expect(stateOf({ ...stored, edits }, saved)).toBe("taken-back");
});
