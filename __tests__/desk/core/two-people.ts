import fc from "fast-check";
import { isSame } from "../../../src/desk/core/json";
import { publish } from "../../../src/desk/publishing/publish";
import type { Snapshot } from "../../../src/desk/core/snapshot";
import { settled } from "../../../src/desk/publishing/settle";
import { begin, change, decide } from "../../../src/desk/core/work";
import { StoreError, type ContentStore } from "../../../src/desk/stores/store";
import type { Path } from "../../../src/typed-content/schema";

/** Fields that two people may change, with the values that they may write. */
export const FIELDS: [file: string, path: Path, values: unknown[]][] = [
  ["trips/sunset.json", ["title", "es"], ["Tarde A", "Tarde B", "Tarde C"]],
  ["trips/sunset.json", ["title", "de"], ["Abend A", "Abend B"]],
  ["trips/sunset.json", ["end"], ["22:45", "22:50"]],
  ["prices.json", ["packages", 0, "amount"], [301, 302]],
  ["prices.json", ["packages", 1, "amount"], [303, 304]],
  ["pages/prices.json", ["heading", "en"], ["Fares", "Prices of trips"]],
  ["locales/es/navigation.json", ["home"], ["Portada", "Casa"]],
];

export type Change = { field: number; value: number };

export const anyChange = fc.record({ field: fc.nat(FIELDS.length - 1), value: fc.nat(2) });

/** Returns the actions of a person at the desk, and the last value they wrote into each field. */
export const createPerson = (store: ContentStore, first: Snapshot) => {
  let work = begin(first);
  const lastValues = new Map<number, unknown>();
  let now = 0;
  const write = ({ field, value }: Change) => {
    const [file = "", path = [], values = []] = FIELDS[field] ?? [];
    const written = values[value % values.length];
    work = change(work, file, path, written, (now += 2000));
    lastValues.set(field, written);
  };
  const decideAll = (whose: "mine" | "theirs") => {
    for (const [file, conflicts] of work.conflicts)
      for (const conflict of conflicts) {
        work = decide(work, file, conflict, whose, (now += 2000));
        const field = FIELDS.findIndex(
          ([name, path]) => name === file && isSame(path, conflict.path),
        );
        if (whose === "theirs") lastValues.delete(field);
      }
  };
  const publishAll = async (meanwhile: Change | null, decides: "mine" | "theirs") => {
    try {
      const { sent } = work;
      if (sent) work = (await settled(store, sent))(work);
      const publication = publish(
        (changes, revision, onSend) => store.commit(changes, revision, "x", { onSend }),
        { work: () => work, setWork: (next) => void (work = next) },
      );
      if (meanwhile) write(meanwhile);
      const ended = await publication;
      if (ended.outcome === "refused") throw new Error(JSON.stringify(ended.errors));
      decideAll(decides);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
    }
  };
  return { write, publishAll, lastValues, pendingCount: () => work.edits.size };
};
