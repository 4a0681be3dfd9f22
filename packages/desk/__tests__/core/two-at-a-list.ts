import fc from "fast-check";
import { giveModel } from "../../core/model";
import { fieldPath, type FieldPath } from "../../core/identity";
import { valueAt, withValue } from "../../core/paths";
import {
  begin,
  change,
  dataOf,
  rebaseWork,
  openConflicts,
  published,
  redo,
  undo,
  type Work,
} from "../../core/work";
import { decided } from "../../state/publish";
import { changeAt } from "../../core/translations";
import type { ContentModel } from "../../../typed-content/content";
import type { Path } from "../../../typed-content/schema";
import { changedSnapshot } from "./test-snapshot";
import type { Snapshot } from "../../core/edits";

type Item = Record<string, unknown>;

/** A kind of list: two people write into its items, which a tag tells apart. No action changes the tag. */
export type ListKind = {
  model: ContentModel;
  file: string;
  list: string;
  make: (tag: number) => Item;
  tagOf: (item: Item) => unknown;
  /** Tells apart the items of a list in an item by what is written in one of them. */
  innerTagOf?: (item: Item, text: string) => unknown;
  /** Where one of them writes, in an item. */
  written: Path;
  /** What the other one changes in an item, in turn. */
  changes: ((item: Item, turn: number) => Item)[];
};

const place = fc.nat(5);

const anyAct = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: fc.constant("write" as const), at: place }) },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constantFrom("add", "remove", "move", "change", "replace"),
      by: fc.constantFrom("me", "other"),
      at: place,
      to: place,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constantFrom(
        "poll",
        "leave",
        "undo",
        "redo",
        "publish",
        "reload",
        "keep mine",
        "take theirs",
      ),
    }),
  },
);

type Act = typeof anyAct extends fc.Arbitrary<infer Value> ? Value : never;

const anyHistory = fc.array(anyAct, { minLength: 4, maxLength: 30 });

/** Acts that leave each item as it is, but for what I write. What is public others may take away with what I wrote. */
const anyArrangement = fc
  .tuple(anyHistory, fc.constantFrom("remove", "publish"))
  .map(([acts, also]) =>
    acts.filter(
      ({ act, ...more }) =>
        ["write", "poll", "add", "move"].includes(act) ||
        (act === also && !("by" in more && more.by === "me")),
    ),
  );

const moved = (items: readonly Item[], from: number, to: number) => {
  const [item] = items.slice(from, from + 1);
  return item ? items.toSpliced(from, 1).toSpliced(to, 0, item) : [...items];
};

/** What somebody has begun to write: into which item, where that is, and how far it is. */
type Writing = { tag: unknown; at: FieldPath; text: string };

/**
 * Lets a history happen. After each act, what was written into an item is in that item, or nowhere. Returns what I write,
 * and the item that I have.
 */
const live = (kind: ListKind, history: readonly Act[]) => {
  giveModel(kind.model);
  const { file, list, make, tagOf, written, changes } = kind;
  let [tags, turn] = [0, 0];
  const added = () => make((tags += 1));
  const empty: Snapshot = { revision: "", files: [], sources: [], pictures: [] };
  const storing = (data: unknown) => changedSnapshot(empty, String((turn += 1)), { [file]: data });
  let stored = storing({ [list]: [added(), added(), added()] });
  let work: Work = begin(stored);
  let writing: Writing | undefined;
  /** The tags of the item into which each text was written, and of the one in it. */
  const owners = new Map<string, unknown[]>();
  const ownerOf = (item: Item, text: string) => [tagOf(item), kind.innerTagOf?.(item, text)];

  const itemsIn = (of: Work) => {
    const items = valueAt(dataOf(of, file), [list]);
    return Array.isArray(items) ? (items as Item[]) : [];
  };
  const others = () => itemsIn(begin(stored));
  const now = () => (turn += 1) * 2000;
  const write = (at: number) => {
    const items = itemsIn(work);
    if (!writing) {
      const index = at % (items.length || 1);
      const item = items[index];
      if (!item || valueAt(item, written) === undefined) return;
      const text = `written ${owners.size}: `;
      const path = fieldPath(dataOf(work, file), [list, index, ...written]);
      writing = { tag: tagOf(item), at: path, text };
      owners.set(text, ownerOf(withValue(item, written, text) as Item, text));
    }
    writing.text += "x";
    work = changeAt(work, file, writing.at, writing.text, now());
  };
  const arrange = (items: readonly Item[], act: string, at: number, to: number): Item[] => {
    const index = at % (items.length || 1);
    const item = items[index];
    if (act === "add") return items.toSpliced(to % (items.length + 1), 0, added());
    if (!item) return [...items];
    if (act === "remove") return items.toSpliced(index, 1);
    if (act === "move") return moved(items, index, to % items.length);
    if (act === "replace") return items.with(index, added());
    return items.with(index, changes[to % changes.length]?.(item, (turn += 1)) ?? item);
  };
  const arrangeMine = (act: string, at: number, to: number) => {
    const items = itemsIn(work);
    const index = at % (items.length || 1);
    // As the desk does: an item is removed or changed alone.
    if (act === "remove" && items.length > 0)
      work = change(work, file, [list, index], undefined, now());
    else if (act !== "replace")
      work = change(work, file, [list], arrange(items, act, at, to), now());
  };
  const arrangeTheirs = (act: string, at: number, to: number) => {
    const items = arrange(others(), act, at, to);
    stored = storing(withValue({}, [list], items.length > 0 ? items : undefined));
  };
  const poll = () => {
    if (stored.revision !== work.snapshot.revision) work = rebaseWork(work, stored);
  };
  const publish = () => {
    poll();
    const { edits } = work;
    stored = storing(dataOf(work, file) ?? {});
    work = published(work, edits, stored);
  };
  const reload = () => {
    work = begin(stored, structuredClone(work.edits) as Work["edits"]);
    writing = undefined;
  };
  const settle = (whose: "mine" | "theirs") => {
    const [open] = openConflicts(work);
    if (open) work = decided(work, open.file, open.conflict, whose, now());
  };
  const leave = () => {
    writing = undefined;
  };
  const plain: Record<string, () => void> = {
    poll,
    leave,
    publish,
    reload,
    undo: () => (work = undo(work)),
    redo: () => (work = redo(work)),
    "keep mine": () => settle("mine"),
    "take theirs": () => settle("theirs"),
  };

  for (const step of history) {
    if (step.act === "write") write("at" in step ? step.at : 0);
    else if ("by" in step)
      (step.by === "me" ? arrangeMine : arrangeTheirs)(step.act, step.at, step.to);
    else plain[step.act]?.();
    for (const item of [...itemsIn(work), ...others()]) {
      const [text] = /written \d+: /.exec(JSON.stringify(item)) ?? [];
      if (text !== undefined) expect(ownerOf(item, text)).toEqual(owners.get(text));
    }
  }
  const { text, tag } = writing ?? {};
  return { text, item: itemsIn(work).find((item) => tagOf(item) === tag) };
};

/** Tests two people at lists of some kinds. */
export const testTwoPeople = (kinds: Record<string, ListKind>, numRuns: number) => {
  test.each(Object.entries(kinds))(
    "two people at one list (%s): what was written into an item is in that item or nowhere",
    (_, kind) => {
      const property = fc.property(anyHistory, (history) => void live(kind, history));
      fc.assert(property, { numRuns, seed: 31 });
    },
  );

  test.each(Object.entries(kinds))(
    "while others add, move and take away items (%s), all that is written goes on in its own",
    (_, kind) => {
      const property = fc.property(anyArrangement, (history) => {
        const { text, item } = live(kind, history);
        if (text !== undefined) expect(JSON.stringify(item)).toContain(JSON.stringify(text));
      });
      fc.assert(property, { numRuns, seed: 32 });
    },
  );
};
