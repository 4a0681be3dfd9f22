import { begin, change, rebaseWork, undo, type Work } from "../../../src/desk/core/work";
import { contentNow } from "../../../src/desk/core/content-now";
import { withoutChange } from "../../../src/desk/history/without-edits";
import { changesIn } from "../../../src/desk/told/changes";
import { commitMessage } from "../../../src/desk/told/commit-message";
import { toldChange } from "../../../src/desk/told/told-changes";
import { changeField } from "../../../src/desk/translations/translations";
import { CONFIRMED_FILE } from "../../../src/typed-content/files/content";
import {
  unconfirmed,
  withConfirmed,
  type PromisedValue,
} from "../../../src/typed-content/check/launch/promised";
import { content } from "../../guest-house/house-content";
import { promisesOf } from "../../guest-house/promises";
import { es as words } from "../test-site";
import { changedSnapshot, testSnapshot } from "../core/test-snapshot";

const promises = { ...promisesOf(content), names: [] };

const asked = (work: Work) => unconfirmed(contentNow(work), [], promises);

const isPrice = ({ field }: PromisedValue) => field === "House.weeks.price";
const isName = ({ field }: PromisedValue) => field.startsWith("Room.name");

const confirming = (work: Work, isMeant: (value: PromisedValue) => boolean, now = 0) =>
  change(
    work,
    CONFIRMED_FILE,
    [],
    withConfirmed(contentNow(work), asked(work).filter(isMeant)),
    now,
  );

const start = async () => begin(await testSnapshot());

test("a confirmation is one change, in the list and in the message of the commit, and can be undone", async () => {
  const begun = await start();
  const work = confirming(confirming(begun, isPrice), isName, 9000);
  expect(asked(begun).length - asked(work).length).toBe(9);
  const [group, ...others] = changesIn(work);
  expect(others).toEqual([]);
  if (!group) throw new Error("Nothing has changed.");
  expect(toldChange(group, work, words).where).toBe("Confirmado: La casa (3), Habitaciones (6)");
  expect(commitMessage(work, words)).toBe("Confirmado: La casa (3), Habitaciones (6)");
  expect(asked(undo(work)).length).toBe(asked(begun).length - 3);
  expect(withoutChange(work, group, 0).edits.size).toBe(0);
});

test("what two owners confirm at the same time stands, and asks nobody anything", async () => {
  const begun = await start();
  const mine = confirming(begun, isPrice);
  const theirs = confirming(begun, isName).edits.get(CONFIRMED_FILE)?.data;
  const newer = changedSnapshot(begun.snapshot, "second", { [CONFIRMED_FILE]: theirs });
  const merged = rebaseWork(mine, newer);
  expect(merged.conflicts.size).toBe(0);
  expect(asked(merged).filter((each) => isPrice(each) || isName(each))).toEqual([]);
});

test("a confirmation of what somebody else changes meanwhile no longer holds, and theirs does", async () => {
  const begun = await start();
  const mine = confirming(begun, isPrice);
  // To another price that was delivered, so that it is a promise nobody has looked at.
  const other = changeField(begun, "house.json", ["weeks", 0, "price"], 690, 0);
  const changed = (files: Record<string, unknown>) =>
    rebaseWork(mine, changedSnapshot(begun.snapshot, "second", files));
  const house = other.edits.get("house.json")?.data;
  expect(asked(changed({ "house.json": house })).filter(isPrice)).toEqual([
    expect.objectContaining({ path: ["weeks", 0, "price"], value: 690 }),
  ]);
  const confirmed = confirming(other, isPrice).edits.get(CONFIRMED_FILE)?.data;
  const both = changed({ "house.json": house, [CONFIRMED_FILE]: confirmed });
  expect(both.conflicts.size).toBe(0);
  expect(asked(both).filter(isPrice)).toEqual([]);
});
