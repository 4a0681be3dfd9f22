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

/** Source that no fault is put into: what tools write, and the commands that measure or draw and that nothing depends on. */
const LEFT_OUT =
  /\.d\.ts$|\/commands\/(bench|handbook|screens)\.ts$|\/lib\/(lighthouse|slow-phone|presses|compressed-site)\.ts$/;

/** Texts, which the owner reads and people judge, and the look, which pictures show. */
const JUDGED = /\/(words|messages|style)\//;

const roomOf = (file: string) => file.split("/")[1] ?? "";

/** Returns every fault that could be put into a folder's files. */
const allFaults = (under: string, isSmallToo: boolean): Drawn[] =>
  filesBelow(under)
    .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file))
    .filter((file) => isSmallToo || !JUDGED.test(file))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(file, "utf8");
      return faultsIn(text, file)
        .filter(({ isSmall }) => isSmallToo || !isSmall)
        .map((fault) => ({ ...fault, file, line: text.slice(0, fault.start).split("\n").length }));
    });

/** Returns the faults of `all` in an order by lot. */
const shuffled = (all: Drawn[], random: () => number) =>
  all
    .map((fault) => ({ fault, lot: random() }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ fault }) => fault);

type Drawing = {
  seed: number;
  /** How many in all. */
  count: number;
  /** A folder. */
  under: string;
  /** Also of numbers, texts and the look. */
  isSmallToo: boolean;
};

/** Draws faults by lot: some in each room, the others wherever there is source, and two in one file only once all have one. */
export const drawFaults = ({ seed, count, under, isSmallToo }: Drawing): Drawn[] => {
  const drawn = new Set<Drawn>();
  const files = new Set<string>();
  const take = (fault: Drawn) => {
    if (files.has(fault.file)) return;
    files.add(fault.file);
    drawn.add(fault);
  };
  const inOrder = shuffled(allFaults(under, isSmallToo), randomOf(seed));
  const rooms = new Set(inOrder.map(({ file }) => roomOf(file)).filter((room) => !/\./.test(room)));
  for (const room of [...rooms].sort()) {
    const inRoom = inOrder.filter(({ file }) => roomOf(file) === room);
    const isFull = () => inRoom.filter((fault) => drawn.has(fault)).length >= LEAST;
    for (const fault of inRoom) if (!isFull()) take(fault);
  }
  for (const fault of inOrder) if (drawn.size < count) take(fault);
  for (const fault of inOrder) if (drawn.size < count) drawn.add(fault);
  return [...drawn].sort((a, b) => (a.file < b.file ? -1 : 1));
};
