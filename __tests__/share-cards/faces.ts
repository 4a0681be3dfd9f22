import { typefaces } from "../../src/share-cards/typefaces";
import { setLine, type Run } from "../../src/share-cards/words";

export const TRIPS = [
  { start: "09:00", end: "12:00", sky: "morning" },
  { start: "13:00", end: "16:30", sky: "midday" },
  { start: "10:00", end: "15:00", sky: "extended" },
] as const;

export const DAY = { trips: [...TRIPS], position: { latitude: 39.5, longitude: 2.7 } };

/** Pixels of a line at a size. */
export const widthOf = async (runs: Run[], size: number) =>
  setLine(runs, size, await typefaces()).width;

/** The letters of a line, names of water between asterisks. */
export const reading = (runs: Run[]) =>
  runs.map(({ text, isWater }) => (isWater ? `*${text}*` : text)).join("");
