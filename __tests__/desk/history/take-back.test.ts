import { withoutGroup } from "../../../src/desk/history/take-back";
import { changeGroups } from "../../../src/desk/told/change-groups";
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
  const [first] = changeGroups(from);
  if (!first) throw new Error("Nothing has changed.");
  return withoutGroup(from, first, 9000);
};

test("with a new entry go the marks on its translations", () => {
  const file = "reviews/new-1.json";
  const text = { es: "Uno", en: "One", de: "Eins" };
  const next = changed(changed(work, file, [], { id: "new-1", text }), file, ["text", "es"], "Dos");
  expect(next.edits.has("older-translations.json")).toBe(true);
  const without = withoutFirst(next);
  expect(without.edits.size).toBe(0);
  expect(undo(without).edits).toEqual(next.edits);
});

test("with another picture go its file, its description and its focus, in one step", () => {
  const home = "pages/home.json";
  const bytes = new Uint8Array();
  let next = change(work, "media/new.jpg", [], { picture: { file: "media/new.jpg" }, bytes }, 0);
  next = changed(next, home, ["picture", "file"], "/media/new.jpg");
  next = changed(next, home, ["picture", "description", "es"], "Otra cosa.");
  next = changed(next, home, ["picture", "focus"], undefined);
  const without = withoutFirst(next);
  expect(without.edits.size).toBe(0);
  expect(undo(without).edits).toEqual(next.edits);
});

test("a new picture that is shown elsewhere, too, stays", () => {
  const bytes = new Uint8Array();
  let next = change(work, "media/new.jpg", [], { picture: { file: "media/new.jpg" }, bytes }, 0);
  next = changed(next, "pages/home.json", ["picture", "file"], "/media/new.jpg");
  next = changed(next, "gallery/1.json", ["picture", "file"], "/media/new.jpg");
  expect([...withoutFirst(next).edits.keys()].sort()).toHaveLength(2);
});
