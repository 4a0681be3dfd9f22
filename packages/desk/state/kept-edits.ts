import {
  createStore,
  delMany,
  get,
  getMany,
  keys,
  promisifyRequest,
  type UseStore,
} from "idb-keyval";
import { isPicture } from "@brisa/typed-content/files";
import type { Edit, Edits, NewPicture } from "../core/edits";
import type { Conflict } from "../core/merge";
import type { Proposal } from "../core/unread";
import { fieldPath, placeNow } from "../core/identity";
import type { Work } from "../core/work";
import type { Person } from "../sign-in/session";

/** `conflicts` are open, with places in the edit's data; `at` is in milliseconds. */
type Kept = { edit: Edit; conflicts?: Conflict[]; at: number; by: string };

/** Survives a reload. */
export type Unfinished = Pick<Work, "edits" | "conflicts" | "sent">;

/** `at`: when the last edit was written. `proposals`: of translations, which an older desk kept beside the edits. */
export type KeptEdits = Unfinished & { at?: number; proposals?: readonly Proposal[] };

/** Of some files, or of all: the stored edits in place of the work's own. */
export const withKept = (
  { edits, conflicts, sent }: Unfinished,
  kept: Unfinished,
  files: readonly string[] = [...edits.keys(), ...conflicts.keys(), SENT],
): Unfinished => {
  const others = <Value>(map: ReadonlyMap<string, Value>) =>
    [...map].filter(([file]) => !files.includes(file));
  return {
    edits: new Map([...others(edits), ...kept.edits]),
    conflicts: new Map([...others(conflicts), ...kept.conflicts]),
    sent: files.includes(SENT) ? kept.sent : sent,
  };
};

/** In place of a file's name, for what was sent without an answer. */
const SENT = "/sent";

/** In place of a file's name, for what an older desk has proposed; they are edits as soon as edits are written. */
const PROPOSALS = "/proposals";

const isFile = (name: string) => name !== SENT && name !== PROPOSALS;

/** What was sent, once it may be published. The bytes of pictures are left out: their digests tell them apart. */
const keptSent = ({ sent }: Unfinished): Unfinished["sent"] =>
  sent?.mark === undefined
    ? undefined
    : {
        ...sent,
        edits: new Map(Array.from(sent.edits, ([file, edit]) => [file, slim(file, edit)])),
      };

const slim = (file: string, { base, data }: Edit): Edit =>
  isPicture(file) && data
    ? { base, data: { picture: (data as NewPicture).picture } }
    : { base, data };

/** Milliseconds after which storage that does not answer is taken for missing. */
const PATIENCE = 3000;

/** @throws if the promise is not settled in time */
const inTime = <Value>(promise: Promise<Value>) =>
  new Promise<Value>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("Storage does not answer.")), PATIENCE);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Undefined where the browser allows no channel. */
const openChannel = (name: string) => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
};

/** Those whose edits or conflicts differ. */
const changedFiles = (before: Unfinished, after: Unfinished) => [
  ...[...new Set([...before.edits.keys(), ...after.edits.keys()])].filter(
    (file) =>
      before.edits.get(file) !== after.edits.get(file) ||
      before.conflicts.get(file) !== after.conflicts.get(file),
  ),
  ...(before.sent?.mark === after.sent?.mark ? [] : [SENT]),
];

const keptEdits = (found: readonly (readonly [file: string, kept: Kept])[]): KeptEdits => ({
  edits: new Map(found.map(([file, { edit }]) => [file, edit])),
  conflicts: new Map(
    found.flatMap(([file, { edit, conflicts }]) =>
      conflicts
        ? [[file, conflicts.map((each) => ({ ...each, path: fieldPath(edit.data, each.path) }))]]
        : [],
    ),
  ),
  ...(found.length > 0 && { at: Math.max(...found.map(([, { at }]) => at)) }),
});

export type LeftByOther = { by: Person; edits: Edits; at: number };

type Key = [login: string, file: string];

/**
 * In IndexedDB, shared between tabs: the tab with the pen writes, the others follow. Everybody who uses this browser
 * has edits of their own.
 * @param name identifies the content
 */
export const editsInBrowser = (name: string, person: Person) => {
  const { login } = person;
  let opened: UseStore | undefined;
  /** @throws where the browser allows no storage */
  const store: UseStore = async (mode, work) =>
    (opened ??= createStore(`desk ${name}`, "edits"))(mode, work);
  const others = openChannel(`desk ${name} ${login}`);
  const write = (files: string[], { edits, conflicts, sent }: Unfinished, at: number) =>
    store("readwrite", (table) => {
      for (const file of files) {
        const edit = edits.get(file);
        const open = conflicts.get(file)?.flatMap((each): Conflict[] => {
          const path = placeNow(edit?.data, each.path);
          return path ? [{ ...each, path }] : [];
        });
        const value =
          file === SENT
            ? keptSent({ edits, conflicts, sent })
            : edit && ({ edit, conflicts: open, at, by: person.name } satisfies Kept);
        if (value) table.put(value, [login, file]);
        else table.delete([login, file]);
      }
      table.delete([login, PROPOSALS]);
      const done = promisifyRequest(table.transaction);
      // Starts the transaction now, so that it completes even if the tab is closed.
      table.transaction.commit();
      return done;
    });
  const read = async (stored: Key[]) => {
    const found = await inTime(getMany<Kept | undefined>(stored, store));
    return stored.flatMap(([, file], index): [string, Kept][] => {
      const one = found[index];
      return one ? [[file, one]] : [];
    });
  };
  const allKeys = () => inTime(keys<Key>(store));
  return {
    /** At the Git host; empty at home. */
    login,
    /**
     * By default of all files, and then also what was sent without an answer and what an older desk has proposed.
     * @throws where the browser allows no storage, or it does not answer
     */
    load: async (files?: readonly string[]): Promise<KeptEdits> => {
      const own = files
        ? files.map((file): Key => [login, file])
        : (await allKeys()).filter(([whose]) => whose === login);
      const found = await read(own.filter(([, file]) => isFile(file)));
      const has = (name: string) => own.some(([, file]) => file === name);
      const sent = has(SENT)
        ? await inTime(get<Unfinished["sent"]>([login, SENT], store))
        : undefined;
      const proposals = has(PROPOSALS)
        ? await inTime(get<ReadonlyMap<string, Proposal>>([login, PROPOSALS], store))
        : undefined;
      return { ...keptEdits(found), sent, proposals: [...(proposals?.values() ?? [])] };
    },
    /** Newest first. Throws where the browser allows no storage, or it does not answer. */
    leftByOthers: async (): Promise<LeftByOther[]> => {
      const all = (await allKeys()).filter(([whose, file]) => whose !== login && isFile(file));
      const logins = [...new Set(all.map(([whose]) => whose))];
      const left = await Promise.all(
        logins.map(async (whose) => {
          const found = await read(all.filter(([each]) => each === whose));
          const { edits, at = 0 } = keptEdits(found);
          return { by: { login: whose, name: found[0]?.[1].by ?? whose }, edits, at };
        }),
      );
      return left.filter(({ edits }) => edits.size > 0).sort((a, b) => b.at - a.at);
    },
    forget: async (whose: Person) => {
      const theirs = (await allKeys()).filter(([each]) => each === whose.login);
      await inTime(delMany(theirs, store));
    },
    /** Stores the difference. Throws where the browser has no room, allows no storage, or does not answer. */
    save: async (before: Unfinished, after: Unfinished, at: number) => {
      const files = changedFiles(before, after);
      await inTime(write(files, after, at));
      others?.postMessage(files);
    },
    /** Called when another tab has stored edits. */
    onChange: (callback: (files: string[]) => void) => {
      if (others) others.onmessage = ({ data }: MessageEvent<string[]>) => callback(data);
    },
  };
};

export type EditsInBrowser = ReturnType<typeof editsInBrowser>;
