import { fleetIn, statesIn } from "../../src/model/facts";
import { fleetOf } from "../../src/model/fleet";
import { doubtfulBoats } from "../../src/model/warnings/boats";
import { withDays } from "../build/structured-data/test-content";
import { twoBoats } from "./two-boats";

const cat = { id: "cat", name: "Sargantana", guests: 11, order: 1 };
const llaut = { id: "llaut", name: "Neret", guests: 6, order: 2 };
const third = { id: "third", name: "Third", guests: 8, order: 3 };

test.each([
  ["one boat", [cat], [{}], ["cat"], 11],
  ["a second one that no trip names", [cat, llaut], [{}, {}], ["cat"], 11],
  ["trips that all name the same", [llaut, cat], [{ boat: "llaut" }], ["llaut"], 6],
  ["trips on both", [llaut, cat], [{ boat: "llaut" }, { boat: "cat" }], ["cat", "llaut"], 6],
  [
    "a trip on each of three",
    [third, cat, llaut],
    [cat, llaut, third].map(({ id }) => ({ boat: id })),
    ["cat", "llaut", "third"],
    6,
  ],
  ["a boat that is gone", [cat, llaut], [{ boat: "gone" }], ["cat"], 11],
  ["no trips", [llaut, cat], [], ["cat"], 11],
  ["no boat", [], [{}], [], undefined],
] as const)("the boats that pages show: %s", (_, boats, sold, shown, fewest) => {
  const fleet = fleetOf(boats, sold);
  expect(fleet.shown.map(({ id }) => id)).toEqual(shown);
  expect(fleet.isSeveral).toBe(shown.length > 1);
  expect(fleet.fewest).toBe(fewest);
});

test("of a boat that does not say for how many it is, no place is promised", () => {
  const { boatOfTrip } = fleetOf([{ id: "new", order: 1 }], []);
  expect(boatOfTrip({})?.guests).toBe(0);
});

test("no text is said to show the guests of a boat that has none yet", () => {
  const content = twoBoats("sunset");
  const codes = () => doubtfulBoats(content, "2027-06-15").map(({ code }) => code);
  expect(codes()).toContain("guests-of-several");
  const small = content.entries.find(({ file }) => file === "boats/neret.json")?.data;
  Object.assign(small ?? {}, { guests: undefined });
  expect(codes()).not.toContain("guests-of-several");
});

test("a day on which a boat is full is one of its trips, and the whole day if they are all", () => {
  const day = { from: "2027-07-14", to: "2027-07-14", state: "full" };
  const statesWith = (boat: string, ...onLlaut: string[]) =>
    statesIn(withDays([{ ...day, boat }], twoBoats(...onLlaut))).map(({ trips }) => trips);
  expect(statesWith("neret", "midday", "sunset")).toEqual([["midday", "sunset"]]);
  expect(statesWith("boat", "midday", "sunset")).toEqual([["morning", "extended"]]);
  expect(statesWith("boat")).toEqual([undefined]);
  // Nobody sails on it: it says nothing.
  expect(statesWith("neret")).toEqual([]);
});

test("a hidden trip shows no boat", () => {
  const content = twoBoats("sunset");
  const entries = content.entries.map((entry) =>
    entry.file === "trips/sunset.json"
      ? { ...entry, data: { ...(entry.data as object), hidden: true } }
      : entry,
  );
  expect(fleetIn({ entries }).shown.map(({ guests }) => guests)).toEqual([11]);
});
