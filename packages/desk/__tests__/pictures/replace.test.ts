import { defaultLanguage } from "../../../typed-content/languages";
import { withEdit, type NewPicture } from "../../core/edits";
import { valueAt } from "../../core/paths";
import { changeField, isOlderAt } from "../../core/translations";
import { begin, dataOf, undo } from "../../core/work";
import { isTakenIn, pictureIn, withPicture } from "../../pictures/replace";
import { testSnapshot } from "../core/test-snapshot";

const FILE = "photographs/1.json";
const at = { file: FILE, path: ["picture"] };
const text = (language: string) => ["picture", "description", language];

const size = { format: "jpeg", bytes: 2, width: 1600, height: 900, isDamaged: false } as const;
const upload: NewPicture = {
  picture: { file: "media/nueva.jpg", sha256: "00", ...size },
  bytes: Uint8Array.of(1, 2),
};
const chosen = { address: "/media/nueva.jpg", upload };

/** Work in which the Spanish description has changed, so that its translations are marked as older. */
const described = async () => {
  const work = begin(await testSnapshot());
  return changeField(work, FILE, text(defaultLanguage()), "Otra cosa.", 1);
};

const isOlder = (work: Awaited<ReturnType<typeof described>>) =>
  isOlderAt(work, { file: FILE, path: text("en") });

test("marks of older translations go with the picture that they describe; undo brings them back", async () => {
  const before = await described();
  // In a file that has been deleted meanwhile nothing is put.
  const deleted = changeField(before, FILE, [], undefined, 1);
  expect(withPicture(deleted, at, chosen, 2)).toBe(deleted);
  expect(isOlder(before)).toBe(true);
  const replaced = withPicture(before, at, chosen, 5000);
  expect([...replaced.edits.keys()].sort()).toEqual(["media/nueva.jpg", FILE]);
  const undone = undo(replaced);
  expect(undone.edits).toBe(before.edits);
  expect(isOlder(undone)).toBe(true);
});

test("a name is taken by what is stored, new or deleted, in large letters or small", async () => {
  const work = begin(await testSnapshot());
  const [stored = ""] = work.snapshot.pictures.map(({ file }) => file);
  const deleted = withEdit(work.edits, work.snapshot, stored, undefined);
  expect(isTakenIn({ ...work, edits: deleted })(stored)).toBe(true);
  const files = ["media/Foto.JPG"];
  const newer = { ...work, snapshot: { ...work.snapshot, files } };
  expect(isTakenIn(newer)("media/foto.jpg")).toBe(true);
  expect(isTakenIn(work)("media/foto.jpg")).toBe(false);
});

test("of a description, what is as published goes with its picture; what was written since stays, with its marks", async () => {
  const before = changeField(await described(), FILE, text("en"), "Something new.", 2);
  const replaced = withPicture(before, at, chosen, 5000);
  expect(pictureIn(valueAt(dataOf(replaced, FILE), ["picture"]))).toEqual({
    file: chosen.address,
    description: { es: "Otra cosa.", en: "Something new." },
  });
  expect(isOlder(replaced)).toBe(false);
  expect([...replaced.edits.keys()].sort()).toEqual(["media/nueva.jpg", FILE]);
  expect(undo(replaced).edits).toBe(before.edits);
});

test("a description that is written before its picture stays, in each language", async () => {
  const description = { es: "El patio", en: "The patio", de: "Der Hof" };
  const empty = withEdit(new Map(), (await described()).snapshot, "photographs/9.json", {
    id: 9,
    picture: { description },
  });
  const work = { ...begin(await testSnapshot()), edits: empty };
  const put = withPicture(work, { file: "photographs/9.json", path: ["picture"] }, chosen, 5000);
  expect(valueAt(dataOf(put, "photographs/9.json"), ["picture"])).toEqual({
    file: chosen.address,
    description,
  });
  expect(put.edits.has("older-translations.json")).toBe(false);
});
