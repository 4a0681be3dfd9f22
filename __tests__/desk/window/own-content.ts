import type { Snapshot } from "../../../src/desk/core/snapshot";
import { testSnapshot } from "../core/test-snapshot";

const named = (name: string) => ({ es: name, en: name, de: name });

const files: Record<string, unknown> = {
  "boats/aire.json": { id: "aire", name: "Aire", colour: "blue", currency: "EUR", order: 1 },
  "boats/brea.json": { id: "brea", name: "Brea", colour: "white", currency: "EUR", order: 2 },
  "seasons.json": {
    seasons: [
      { name: named("Alta"), fares: [{ trip: "sunset", fare: 500 }] },
      { name: named("Baja"), fares: [{ trip: "midday", fare: 100 }] },
    ],
  },
};

/** Returns the tests' content together with the files of the collections in `own-model.ts`. */
export const ownSnapshot = async (): Promise<Snapshot> => {
  const snapshot = await testSnapshot();
  return {
    ...snapshot,
    files: [...snapshot.files, ...Object.keys(files)].sort(),
    sources: [
      ...snapshot.sources,
      ...Object.entries(files).map(([file, data]) => ({ file, text: JSON.stringify(data) })),
    ],
  };
};
