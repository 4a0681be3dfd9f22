import { includedIn } from "../../src/model/included";

const short = { id: "short", title: "Short", adds: [] };
const long = { id: "long", title: "Long", adds: ["Transfer"] };

const item = (label: string, ...exceptions: string[]) => ({ label, exceptions });

const lists = {
  included: [item("Cava"), item("Mats", "short")],
  excluded: [item("Food", "long", "gone"), item("Alcohol")],
};

const inWords = (...trips: (typeof long)[]) =>
  includedIn(lists, trips, (key, { item: label = "", trips: titles = "" } = {}) =>
    label ? `${label} (not ${titles})` : key,
  );

test("the lists for all trips name the exceptions, and those of trips that are gone are none", () => {
  const { included, excluded } = inWords(short, long);
  expect(included).toEqual(["Cava", "Mats (not Short)"]);
  expect(excluded).toEqual(["Food (not Long)", "Alcohol"]);
});

test("a trip has what the others lack, and what it adds in its own words", () => {
  const { differencesOf } = inWords(short, long);
  expect(differencesOf("long")).toEqual([{ name: "trips:adds", items: "Food, Transfer" }]);
  expect(differencesOf("short")).toEqual([{ name: "trips:lacks", items: "Mats" }]);
});

test("what all trips have is included, whichever list it is in", () => {
  const { included, excluded, differencesOf } = inWords({ ...long, adds: [] });
  expect(included).toEqual(["Cava", "Mats", "Food"]);
  expect(excluded).toEqual(["Alcohol"]);
  expect(differencesOf("long")).toEqual([]);
});

test("while no trip is sold, the lists are as they are entered", () => {
  const { included, excluded } = inWords();
  expect([included, excluded]).toEqual([
    ["Cava", "Mats"],
    ["Food", "Alcohol"],
  ]);
});
