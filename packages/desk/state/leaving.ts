import { cachedByAll } from "@brisa/typed-content/helpers";
import {
  type Content,
  type Entry,
  unseenEntries,
  isHidden,
  type Address,
} from "@brisa/typed-content";
import { useDeskState, useSite, useWords } from "./context";
import { type Edits, contentNow, contentOf, dataIn, type Snapshot } from "../core/edits";

export type Leaving = {
  entry: Entry;
  why: "deleted" | "hidden" | Address;
  /** Visitors will see no other of its collection. */
  isLast: boolean;
};

const seenIn = ({ entries }: Content) => {
  const unseen = new Set(unseenEntries(entries).map(({ file }) => file));
  return entries.filter(({ file, collection }) => collection.set === "open" && !unseen.has(file));
};

const leavingBetween = cachedByAll((edits: Edits, snapshot: Snapshot): Leaving[] => {
  const [before, now] = [contentOf(snapshot), contentNow({ snapshot, edits })];
  const [unseen, seen] = [unseenEntries(now.entries), seenIn(now)];
  return seenIn(before).flatMap((entry) => {
    const { file, collection } = entry;
    if (seen.some((each) => each.file === file)) return [];
    const data = dataIn(now, file);
    const lacks = unseen.find((each) => each.file === file)?.lacks;
    const why = isHidden(data) ? "hidden" : (lacks ?? "deleted");
    return [{ entry, why, isLast: !seen.some((each) => each.collection === collection) }];
  });
});

/** What visitors see now and will not, if the edits are published; without what is over. */
export const useLeaving = () => {
  const { edits, snapshot } = useDeskState(({ work }) => work);
  const { rowNotes } = useSite();
  const { code } = useWords();
  return leavingBetween(edits, snapshot).filter(
    ({ entry: { collection, data } }) => !rowNotes[collection.type]?.(data, code)?.isOver,
  );
};
