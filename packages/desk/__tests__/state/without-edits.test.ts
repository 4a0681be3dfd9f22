import { type Edits, type NewPicture, storedIn } from "../../core/edits";
import { valueAt, withValue } from "../../core/paths";
import { begin, change, dataOf, openConflicts, undo, type Work } from "../../core/work";
import {
  onlyChanges,
  stateOf,
  undoOf,
  withoutChange,
  withoutEdits,
} from "../../state/without-edits";
import { changesIn } from "../../core/changes";
import { changeField, isOlderAt } from "../../core/translations";
import type { Path } from "../../../typed-content/schema";
import { present } from "../../../../__tests__/setup/present";
import { testSnapshot } from "../core/test-snapshot";

const GARDEN = "rooms/garden.json";
const NONE = new Map<string, NewPicture>();

let stored: Work;
beforeAll(async () => {
  stored = begin(await testSnapshot());
});

/** Returns the edits that have led to what is stored. */
const madeBy = (file: string, path: Path, before: unknown): Edits => {
  const data = storedIn(stored.snapshot, file);
  return new Map([[file, { base: withValue(data, path, before), data }]]);
};

test("what was published is taken back alone, in one step, beside what was changed since; and done again", () => {
  const made = madeBy(GARDEN, ["guests"], 5);
  const since = change(stored, GARDEN, ["size"], 20, 0);
  expect(stateOf(since, made)).toBe("there");
  const without = withoutEdits(since, made, NONE, 9000);
  expect(dataOf(without, GARDEN)).toMatchObject({ guests: 5, size: 20 });
  expect([without.conflicts.size, stateOf(without, made)]).toEqual([0, "taken-back"]);
  expect(undo(without).edits).toEqual(since.edits);
  const again = withoutEdits(without, undoOf(without, made), NONE, 18_000);
  expect([again.edits, stateOf(again, made)]).toEqual([since.edits, "there"]);
  // Of what another publication has undone, nothing is left, and what is being written is not lost.
  const undone = undoOf(stored, made);
  expect(stateOf(stored, undone)).toBe("gone");
  const written = change(stored, GARDEN, ["guests"], 3, 0);
  expect(withoutEdits(written, undone, NONE, 9000).edits).toEqual(written.edits);
});

test("a list item that was put back by hand does not come twice", () => {
  const stay = "conditions/stay.yaml";
  const data = storedIn(stored.snapshot, stay);
  const sections = valueAt(data, ["sections"]) as unknown[];
  const deleted = withValue(data, ["sections"], sections.slice(1));
  const title = ["sections", 0, "title", "es"];
  const made: Edits = new Map([
    [stay, { base: withValue(data, title, "El de antes"), data: deleted }],
  ]);
  const without = withoutEdits(stored, made, NONE, 9000);
  expect(valueAt(dataOf(without, stay), ["sections"])).toHaveLength(sections.length);
  expect(openConflicts(without)).toMatchObject([
    { path: title, conflict: { mine: "El de antes", theirs: valueAt(data, title) } },
  ]);
});

test("translations of the text that goes are marked as outdated, and the marks that it caused go", () => {
  const spanish = changeField(stored, GARDEN, ["name", "es"], "Otra", 0);
  expect(spanish.edits.size).toBe(2);
  expect(withoutEdits(spanish, spanish.edits, NONE, 9000).edits).toEqual(stored.edits);
  const both = changeField(spanish, GARDEN, ["name", "en"], "Another", 5000);
  const olderIn = (work: Work) =>
    ["es", "en", "de"].filter((code) => isOlderAt(work, { file: GARDEN, path: ["name", code] }));
  expect(olderIn(withoutEdits(both, spanish.edits, NONE, 9000))).toEqual(["en"]);
  // One that was published with it, and stays.
  const [original] = changesIn({ edits: both.edits });
  const only = onlyChanges(both.edits, [present(original, "change")]);
  expect(olderIn(withoutEdits(both, only, NONE, 9000, both.edits))).toEqual(["en"]);
});

const NEW = "media/new.jpg";

/** A picture as it is when it is about to be stored. */
const picture: NewPicture = {
  picture: { file: NEW, bytes: 1, width: 9, height: 9, isDamaged: false, sha256: "1" },
  bytes: new Uint8Array([1]),
};

test("a picture goes with the publication that added it, unless something else shows it now", () => {
  const made = new Map([[NEW, { base: undefined, data: {} }]]);
  const added = change(stored, NEW, [], picture, 0);
  expect(withoutEdits(added, made, NONE, 9000).edits.has(NEW)).toBe(false);
  const shown = change(added, "photographs/1.json", ["picture", "file"], `/${NEW}`, 0);
  expect(withoutEdits(shown, made, NONE, 9000).edits).toEqual(shown.edits);
});

test("a picture that was deleted is put back, also with the entry that showed it", () => {
  const made: Edits = new Map([[NEW, { base: {}, data: undefined }]]);
  const kept = new Map([[NEW, picture]]);
  const without = withoutEdits(stored, made, kept, 9000);
  expect([dataOf(without, NEW), stateOf(without, made)]).toEqual([picture, "taken-back"]);
  // One that was not kept cannot.
  expect(withoutEdits(stored, made, NONE, 9000).edits.size).toBe(0);
  const entry = { base: { id: "x", picture: { file: `/${NEW}` } }, data: undefined };
  const both: Edits = new Map([...made, ["rooms/x.json", entry]]);
  const [room, gone] = changesIn({ edits: both });
  expect([...onlyChanges(both, [present(room, "entry")]).keys()]).toContain(NEW);
  expect([...onlyChanges(both, [present(gone, "picture")]).keys()]).toEqual([NEW]);
});

/** A room that shows a new picture, described anew. */
const withNewPicture = () => {
  const at = (key: string, value: unknown, from: Work) =>
    changeField(from, GARDEN, ["picture", key], value, 0);
  const uploaded = at("file", `/${NEW}`, change(stored, NEW, [], picture, 0));
  return at("focus", undefined, at("description", { es: "Otra cosa." }, uploaded));
};

const withoutFirst = (work: Work) =>
  withoutChange(work, present(changesIn(work)[0], "change"), 9000);

test("with a change go in one step its picture, unless something else shows it, and its marks", () => {
  const shown = withNewPicture();
  expect(withoutFirst(shown).edits.size).toBe(0);
  expect(undo(withoutFirst(shown)).edits).toEqual(shown.edits);
  const elsewhere = changeField(shown, "photographs/1.json", ["picture", "file"], `/${NEW}`, 0);
  expect(withoutFirst(elsewhere).edits.size).toBe(2);
  const name = { es: "Uno", en: "One", de: "Eins" };
  const added = changeField(stored, "rooms/new-1.json", [], { id: "new-1", name }, 0);
  const marked = changeField(added, "rooms/new-1.json", ["name", "es"], "Dos", 0);
  expect(marked.edits.has("older-translations.json")).toBe(true);
  expect(withoutFirst(marked).edits.size).toBe(0);
});
