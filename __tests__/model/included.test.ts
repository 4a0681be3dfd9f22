import { includedIn } from "../../src/model/included";

const trips = [
  { id: "short", title: "Short" },
  { id: "long", title: "Long" },
];

const item = (label: string, ...exceptions: string[]) => ({ label, exceptions });

const lists = {
  included: [item("Cava"), item("Mats", "short")],
  excluded: [item("Food", "long", "gone"), item("Alcohol")],
};

test("the lists for all trips name the exceptions, and those of trips that are gone are none", () => {
  const { included, excluded } = includedIn(lists, trips);
  expect(included).toEqual([
    { label: "Cava", except: [] },
    { label: "Mats", except: ["Short"] },
  ]);
  expect(excluded).toEqual([
    { label: "Food", except: ["Long"] },
    { label: "Alcohol", except: [] },
  ]);
});

test("a trip has what the others lack, and what it adds in its own words", () => {
  const { differencesOf } = includedIn(lists, trips);
  expect(differencesOf("long", ["Transfer"])).toEqual({ adds: ["Food", "Transfer"], lacks: [] });
  expect(differencesOf("short")).toEqual({ adds: [], lacks: ["Mats"] });
});

test("what all trips have is included, whichever list it is in", () => {
  const [, only] = trips;
  const { included, excluded, differencesOf } = includedIn(lists, only ? [only] : []);
  expect(included.map(({ label }) => label)).toEqual(["Cava", "Mats", "Food"]);
  expect(excluded).toEqual([{ label: "Alcohol", except: [] }]);
  expect(differencesOf("long")).toEqual({ adds: [], lacks: [] });
});

test("while no trip is sold, the lists are as they are entered", () => {
  const { included, excluded } = includedIn(lists, []);
  expect([included, excluded].map((list) => list.map(({ label }) => label))).toEqual([
    ["Cava", "Mats"],
    ["Food", "Alcohol"],
  ]);
});
