import { withoutChange } from "../../../src/desk/history/without-edits";
import { changesIn } from "../../../src/desk/told/changes";
import { changeField } from "../../../src/desk/translations/translations";
import { begin, change, undo, type Work } from "../../../src/desk/core/work";
import type { Path } from "../../../src/typed-content/schema";
import { testSnapshot } from "../core/test-snapshot";

let work: Work;
beforeAll(async () => {
  work = begin(await testSnapshot());
});

const changed = (from: Work, file: string, path: Path, value: unknown) =>
  changeField(from, file, path, value, 0);

const withoutFirst = (from: Work) => {
  const [first] = changesIn(from);
  if (!first) throw new Error("Nothing has changed.");
  return withoutChange(from, first, 9000);
};

test("with a new entry go the marks on its translations", () => {
  const file = "rooms/new-1.json";
  const name = { es: "Uno", en: "One", de: "Eins" };
  const next = changed(changed(work, file, [], { id: "new-1", name }), file, ["name", "es"], "Dos");
  expect(next.edits.has("older-translations.json")).toBe(true);
  const without = withoutFirst(next);
  expect(without.edits.size).toBe(0);
  expect(undo(without).edits).toEqual(next.edits);
});

/** Returns the work in which a room shows a new picture. */
const withNewPicture = () => {
  const data = { picture: { file: "media/new.jpg" }, bytes: new Uint8Array() };
  const uploaded = change(work, "media/new.jpg", [], data, 0);
  return changed(uploaded, "rooms/garden.json", ["picture", "file"], "/media/new.jpg");
};

test("with another picture go its file, its description and its focus, in one step", () => {
  const room = "rooms/garden.json";
  let next = changed(withNewPicture(), room, ["picture", "description", "es"], "Otra cosa.");
  next = changed(next, room, ["picture", "focus"], undefined);
  const without = withoutFirst(next);
  expect(without.edits.size).toBe(0);
  expect(undo(without).edits).toEqual(next.edits);
});

test("a new picture that is shown elsewhere, too, stays", () => {
  const shown = ["picture", "file"];
  const next = changed(withNewPicture(), "photographs/1.json", shown, "/media/new.jpg");
  expect([...withoutFirst(next).edits.keys()].sort()).toHaveLength(2);
});
