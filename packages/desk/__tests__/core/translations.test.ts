import { OLDER_FILE } from "../../../typed-content/files/content";
import { check } from "../../core/check";
import { changedSnapshot, testSnapshot } from "./test-snapshot";
import type { Snapshot } from "../../core/edits";
import { changeField, confirm, isOlderAt } from "../../core/translations";
import { begin, dataOf, published, undo, type Work } from "../../core/work";
import { valueAt } from "../../core/paths";

const FILE = "rooms/garden.json";
const at = (language: string) => ({ file: FILE, path: ["name", language] });
const MORE = " y más";

let snapshot: Snapshot;
let spanish: string;
beforeAll(async () => {
  snapshot = await testSnapshot();
  spanish = String(valueAt(dataOf(begin(snapshot), FILE), ["name", "es"]));
});

const typed = (work: Work, text: string) => {
  let next = work;
  for (let length = 1; length <= text.length; length += 1)
    next = changeField(next, FILE, ["name", "es"], spanish + text.slice(0, length), length);
  return next;
};

const older = (work: Work) => ["en", "de"].filter((language) => isOlderAt(work, at(language)));

test("translations are older once the Spanish has changed, and not once it is as it was", () => {
  expect(older(begin(snapshot))).toEqual([]);
  const work = typed(begin(snapshot), MORE);
  expect(older(work)).toEqual(["en", "de"]);
  const back = changeField(work, FILE, ["name", "es"], spanish, 100);
  expect(older(back)).toEqual([]);
  expect(back.edits.size).toBe(0);
  expect(undo(work).edits.size).toBe(0);
});

test("what is older stays so after publishing, and the check names it", () => {
  const work = typed(begin(snapshot), MORE);
  const files = [FILE, OLDER_FILE].map((file) => [file, dataOf(work, file)]);
  const newer = changedSnapshot(snapshot, "second", Object.fromEntries(files));
  const after = published(work, work.edits, newer);
  expect(after.edits.size).toBe(0);
  expect(older(after)).toEqual(["en", "de"]);
  const { brought, older: olderErrors, warnings } = check(newer, after.edits);
  expect([...brought, ...olderErrors]).toEqual([]);
  const named = warnings.filter(({ code }) => code === "older-translation");
  expect(named.map(({ path }) => path)).toEqual([at("en").path, at("de").path]);
  const held = confirm(after, [at("en")], 0);
  expect(held.edits.size).toBe(1);
  // The German translation is still older.
  expect(older(held)).toEqual(["de"]);
});
