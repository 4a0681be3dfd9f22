import { allCells, pairwiseCells, type Cell } from "./cells";

/** Returns the names of each two of page, use, moment and alteration that meet in a cell. */
const pairsOf = ({ page, use, moment, alterations }: Cell) =>
  alterations.flatMap((alteration) => {
    const parts = [page.name, use.name, moment, alteration.name];
    return parts.flatMap((part, index) =>
      parts.slice(index + 1).map((other) => `${part} + ${other}`),
    );
  });

test("in the cells that every test run tries, each two of page, use, moment and alteration meet", () => {
  const met = new Set(pairwiseCells.flatMap(pairsOf));
  const all = new Set(allCells.flatMap(pairsOf));
  expect([...all].filter((pair) => !met.has(pair))).toEqual([]);
});
