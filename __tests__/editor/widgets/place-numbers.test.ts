import { byOrder } from "../../../src/model/shown";
import {
  lastPlace,
  movedTo,
  numberBetween,
  positionOf,
} from "../../../src/editor/browser/widgets/place-numbers";

test.each([
  [1, 3, 2],
  [1, 2, 1.5],
  [0, 1, 0.5],
  [1, 1.5, 1.3],
  [1.9, 2, 1.95],
  [1, 10, 6],
  [0.1, 0.2, 0.15],
  [2, 2, undefined],
  [3, 2, undefined],
])("between %d and %d the shortest number is %d", (lower, upper, number) => {
  expect(numberBetween(lower, upper)).toBe(number);
});

test("between two neighbours there is room for many moves", () => {
  let upper = 2;
  for (let move = 0; move < 30; move += 1) {
    const number = numberBetween(1, upper) ?? NaN;
    expect(number).toBeGreaterThan(1);
    expect(number).toBeLessThan(upper);
    upper = number;
  }
});

test("the last place is a whole number after all others", () => {
  expect(lastPlace([])).toBe(1);
  expect(lastPlace([{ order: 4 }, { order: 2.5 }])).toBe(5);
  expect(lastPlace([{ order: 4.5 }])).toBe(5);
});

const others = [
  { id: "a", order: 1 },
  { id: "b", order: 2 },
  { id: "c", order: 2 },
  { id: "d", order: 3 },
];

/** Where an entry is found once it has been moved. */
const moved = (order: number, to: number) => {
  const entry = { id: "x", order };
  const number = movedTo(others, positionOf(entry, others), to);
  return number === undefined ? undefined : positionOf({ id: "x", order: number }, others);
};

test("an entry moves to where it is wanted, and no other changes", () => {
  expect(moved(4, 0)).toBe(0);
  expect(moved(4, 1)).toBe(1);
  expect(moved(4, 3)).toBe(3);
  expect(moved(0.5, 4)).toBe(4);
});

test("between two of the same number there is no place: it goes past them", () => {
  expect(moved(4, 2)).toBe(1);
  expect(moved(0.5, 2)).toBe(3);
});

test("where it is already, and before the number 0, nothing changes", () => {
  expect(moved(4, 4)).toBeUndefined();
  expect(movedTo([{ id: "a", order: 0 }], 1, 0)).toBeUndefined();
});

test("two of the same number stand in the order of their identifiers, which may be numbers", () => {
  const twins = [10, 9].map((id) => ({ id, order: 1 }));
  expect(twins.sort(byOrder).map(({ id }) => id)).toEqual([9, 10]);
  expect(positionOf({ id: "bb", order: 2 }, others)).toBe(2);
});
