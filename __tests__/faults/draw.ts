import { readFileSync } from "node:fs";
import { filesBelow } from "../../src/base/files-below";
import { faultsIn, type Fault } from "./operators";

export type Drawn = Fault & { file: string; line: number };

/** At least so many faults in each room. */
const LEAST = 4;

/** Returns a generator of numbers from 0 to 1 that are the same for the same seed (mulberry32). */
const randomOf = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/**
 * Source that no fault is put into: texts, which the owner reads and people judge, the look, which pictures show, what
 * tools write, and the commands that measure or draw and that nothing depends on.
 */
const LEFT_OUT =
  /\.d\.ts$|\/(words|messages|style)\/|synonyms\.ts$|\/commands\/(bench|handbook|screens)\.ts$|\/lib\/(lighthouse|slow-phone|presses|compressed-site)\.ts$/;

const isDrawnFrom = (file: string) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file);

const roomOf = (file: string) => file.split("/")[1] ?? "";

/** Returns every fault that could be put into `src`. */
const allFaults = (): Drawn[] =>
  filesBelow("src")
    .filter(isDrawnFrom)
    .sort()
    .flatMap((file) => {
      const text = readFileSync(file, "utf8");
      return faultsIn(text, file).map((fault) => ({
        ...fault,
        file,
        line: text.slice(0, fault.start).split("\n").length,
      }));
    });

/** Returns the faults of `all` in an order by lot. */
const shuffled = (all: Drawn[], random: () => number) =>
  all
    .map((fault) => ({ fault, lot: random() }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ fault }) => fault);

/**
 * Draws faults by lot: some in each room, the others wherever there is source, and no two in one file.
 * @param count how many in all
 */
export const drawFaults = (seed: number, count: number): Drawn[] => {
  const drawn: Drawn[] = [];
  const files = new Set<string>();
  const take = (fault: Drawn) => {
    if (files.has(fault.file)) return;
    files.add(fault.file);
    drawn.push(fault);
  };
  const inOrder = shuffled(allFaults(), randomOf(seed));
  const rooms = new Set(inOrder.map(({ file }) => roomOf(file)).filter((room) => !/\./.test(room)));
  for (const room of [...rooms].sort())
    for (const fault of inOrder.filter(({ file }) => roomOf(file) === room))
      if (drawn.filter(({ file }) => roomOf(file) === room).length < LEAST) take(fault);
  for (const fault of inOrder) if (drawn.length < count) take(fault);
  return drawn.sort((a, b) => (a.file < b.file ? -1 : 1));
};
