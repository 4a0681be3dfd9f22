import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { isPicture } from "../../typed-content/files/content";
import { isSame } from "../core/json";
import { SAVED, type ChangedFile, type Version } from "../stores/stored-versions";
import { gitHistory, MOST, type ChangedBlob } from "./git-history";
import { resolvePath, unlessMissing } from "./resolve-path";
import { keptOf, type Kept, type Save, type Saves } from "./saves";

/** Requests come from a browser: only files of the content may be asked for. */
const FILE = /^(?!\.)[^/\\]+(\/(?!\.)[^/\\]+)*$/;

/** Follows the identifier of a save, as in Git. */
const BEFORE = /\^$/;

/** What saves did to a file. */
const savedOf = (name: string, saves: readonly Save[]) =>
  saves.flatMap(({ files }) => files.find(({ file }) => file === name) ?? []);

const textOf = (kept: Kept) => (kept && "text" in kept ? kept.text : undefined);

/** As Git names it; null where there was no file. */
const blobOf = (kept: Kept) => {
  const bytes = Buffer.from(textOf(kept) ?? "");
  return kept && createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
};

/** Git's times have no milliseconds. */
const secondOf = (date: string) => Math.floor(Date.parse(date) / 1000);

/** By id, at the earliest: never before an older save, even if the clock was set back. */
const timesOf = (newestFirst: readonly Save[]) => {
  let latest = 0;
  const times = newestFirst.toReversed().map(({ id, date }): [string, number] => {
    latest = Math.max(latest, Date.parse(date));
    return [id, latest];
  });
  return new Map(times);
};

/** Whether saves, newest first, tell what a later commit did to a file: they left it so, and found it as that did. */
const isFileTold = ({ file, before, after }: ChangedBlob, earlier: readonly Save[]) => {
  const saved = savedOf(file, earlier);
  // A picture's file is never changed.
  if (isPicture(file)) return saved.some((each) => (each.after === null) === (after === null));
  const last = saved.findIndex((each) => blobOf(each.after) === after);
  return last >= 0 && saved.slice(last).some((each) => blobOf(each.before) === before);
};

/** Then it is not told again. */
const isTold = (date: string, files: readonly ChangedBlob[], all: readonly Save[]) => {
  const earlier = all.filter((save) => secondOf(save.date) <= secondOf(date));
  return files.length > 0 && files.every((file) => isFileTold(file, earlier));
};

/** The saves of the desk, and Git's commits. The functions are those of a store, of which `root` has the content. */
export const homeHistory = (root: string, saves: Saves) => {
  const git = gitHistory(root);

  /** Changed since the last commit, but not by the newest save of the file. */
  const untold = async (all: readonly Save[], file?: string) => {
    const changes = (await git.uncommitted(file)) ?? [];
    const isOther = changes.map(async (change) => {
      const [last] = savedOf(change.file, all);
      const place = await resolvePath(root, change.file).catch(() => undefined);
      if (!last || place === undefined) return true;
      return !isSame(last.after, keptOf(change.file, await readFile(place).catch(unlessMissing)));
    });
    const are = await Promise.all(isOther);
    return changes.filter((_, index) => are[index]);
  };

  /** Undefined where there are none. */
  const history = async (file?: string): Promise<Version[] | undefined> => {
    if (file !== undefined && !FILE.test(file)) return undefined;
    const all = await saves.all();
    const commits = await git.log(file);
    const own = all
      .filter((save) => file === undefined || savedOf(file, [save]).length > 0)
      .map(({ id, date }) => ({ revision: id, author: "", date }));
    if (!commits) return own.length > 0 ? own.slice(0, MOST) : undefined;
    const others = commits.flatMap(({ version, files }) =>
      isTold(version.date, files, all) ? [] : version,
    );
    const times = timesOf(all);
    const timeOf = ({ revision, date }: { revision: string; date: string }) =>
      times.get(revision) ?? Date.parse(date);
    const isMore = (await untold(all, file)).length > 0;
    return [
      ...(isMore ? [{ revision: SAVED, author: "" }] : []),
      ...[...own, ...others].toSorted((a, b) => timeOf(b) - timeOf(a)),
    ].slice(0, MOST);
  };

  const changed = async (revision: string) => {
    if (revision === SAVED) return untold(await saves.all());
    const save = await saves.find(revision);
    if (!save) return git.changed(revision);
    return save.files.map(({ file, after }): ChangedFile => ({
      file,
      isRemoved: after === null,
      before: `${revision}^`,
    }));
  };

  const readNow = async (file: string) =>
    resolvePath(root, file).then(
      (place) => readFile(place, "utf8").catch(() => undefined),
      () => undefined,
    );

  const read = async (revision: string, file: string) => {
    if (!FILE.test(file)) return undefined;
    if (revision === SAVED) return readNow(file);
    const id = revision.replace(BEFORE, "");
    const save = await saves.find(id);
    if (!save) return git.read(revision, file);
    const [own] = savedOf(file, [save]);
    if (own) return textOf(BEFORE.test(revision) ? own.before : own.after);
    // What a save did not change is what the next one that did has found, else what is there.
    const all = await saves.all();
    const place = all.findIndex((each) => each.id === id);
    const next = savedOf(file, all.slice(0, place)).at(-1);
    return next ? textOf(next.before) : readNow(file);
  };

  return { history, changed, read };
};
