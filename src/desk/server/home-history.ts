import { readFile } from "node:fs/promises";
import { isPicture } from "../../typed-content/files/content";
import { isSame } from "../core/json";
import { SAVED, type Commit, type FileChange } from "../stores/stored-versions";
import { historyAnswer } from "./git-history";
import { resolvePath, unlessMissing } from "./resolve-path";
import { keptOf, type Kept, type Save, type Saves } from "./saves";

const CONTENT = "content";

/** Follows the identifier of a save, as in Git. */
const BEFORE = /\^$/;

const textOf = (kept: Kept) => (kept && "text" in kept ? kept.text : undefined);

const isBelow = (path: string, { files }: Save) =>
  path === CONTENT || files.some(({ file }) => `${CONTENT}/${file}` === path);

/** By id, at the earliest: never before an older save, even if the clock was set back. */
const timesOf = (newestFirst: readonly Save[]) => {
  let latest = 0;
  const times = newestFirst.toReversed().map(({ id, date }): [string, number] => {
    latest = Math.max(latest, Date.parse(date));
    return [id, latest];
  });
  return new Map(times);
};

/** The saves of the desk, and Git's commits; undefined where there are none. */
export const homeHistory = (repository: string, saves: Saves) => {
  /** Changed since the last commit, but not by the newest save of the file. */
  const untold = async (all: Save[]) => {
    const changes = (await historyAnswer({ commit: SAVED }, repository)) as
      | FileChange[]
      | undefined;
    const told = await Promise.all(
      (changes ?? []).map(async ({ path }) => {
        const name = path.slice(CONTENT.length + 1);
        const [last] = all.flatMap(({ files }) => files.find(({ file }) => file === name) ?? []);
        if (!last) return false;
        const place = await resolvePath(repository, path).catch(() => undefined);
        if (place === undefined) return false;
        const now = await readFile(place).catch(unlessMissing);
        return isSame(last.after, keptOf(name, now));
      }),
    );
    return changes?.filter((_, index) => !told[index]);
  };

  /** Whether the saves before the commit tell what it did to the file. */
  const isFileTold = async (id: string, { path, isRemoved }: FileChange, earlier: Save[]) => {
    const name = path.slice(CONTENT.length + 1);
    const saved = earlier.flatMap(({ files }) => files.find(({ file }) => file === name) ?? []);
    // A picture's file is never changed.
    if (isPicture(name)) return saved.some((each) => (each.after === null) === isRemoved);
    const [before, after] = await Promise.all(
      [`${id}^`, id].map(async (commit) =>
        keptOf(name, (await historyAnswer({ path, commit }, repository)) as string | undefined),
      ),
    );
    const last = saved.findIndex((each) => isSame(each.after, after));
    return last >= 0 && saved.slice(last).some((each) => isSame(each.before, before));
  };

  /** Whether saves tell all that a commit has changed at a path: then it is not told again. */
  const isTold = async ({ id, date = "" }: Commit, path: string, all: Save[]) => {
    // Git's times have no milliseconds.
    const until = Date.parse(date) + 1000;
    const earlier = all.filter((save) => Date.parse(save.date) < until);
    if (earlier.length === 0) return false;
    const changes = (await historyAnswer({ commit: id }, repository)) as FileChange[] | undefined;
    const here = (changes ?? []).filter((change) =>
      path === CONTENT ? change.path.startsWith(`${CONTENT}/`) : change.path === path,
    );
    const told = await Promise.all(here.map((change) => isFileTold(id, change, earlier)));
    return told.length > 0 && told.every(Boolean);
  };

  const log = async (path: string, count: number): Promise<Commit[] | undefined> => {
    const all = await saves.all();
    const commits = (await historyAnswer({ path, count }, repository)) as Commit[] | undefined;
    const own = all
      .filter((save) => isBelow(path, save))
      .map(({ id, date }): Commit => ({ id, author: "", date }));
    if (!commits) return own.length > 0 ? own.slice(0, count) : undefined;
    const isUntold =
      commits[0]?.id === SAVED &&
      (await untold(all))?.some((change) => path === CONTENT || change.path === path);
    const times = timesOf(all);
    const timeOf = ({ id, date = "" }: Commit) => times.get(id) ?? Date.parse(date);
    const made = commits.filter(({ id }) => id !== SAVED);
    const told = await Promise.all(made.map((commit) => isTold(commit, path, all)));
    const dated = [...own, ...made.filter((_, index) => !told[index])];
    return [
      ...(isUntold ? commits.slice(0, 1) : []),
      ...dated.toSorted((a, b) => timeOf(b) - timeOf(a)),
    ].slice(0, count);
  };

  const changedFiles = async (id: string) => {
    if (id === SAVED) return untold(await saves.all());
    const save = await saves.find(id);
    if (!save) return historyAnswer({ commit: id }, repository);
    return save.files.map(({ file, after }): FileChange => ({
      path: `${CONTENT}/${file}`,
      isRemoved: after === null,
      before: `${id}^`,
    }));
  };

  const text = async (path: string, revision: string) => {
    const id = revision.replace(BEFORE, "");
    const save = await saves.find(id);
    if (!save) return historyAnswer({ path, commit: revision }, repository);
    const file = path.slice(CONTENT.length + 1);
    const own = save.files.find((each) => each.file === file);
    if (own) return textOf(BEFORE.test(revision) ? own.before : own.after);
    // What a save did not change is what the next one that did has found, else what is there.
    const all = await saves.all();
    const later = all.slice(
      0,
      all.findIndex((each) => each.id === id),
    );
    const next = later
      .toReversed()
      .flatMap(({ files }) => files.find((each) => each.file === file) ?? [])[0];
    return next ? textOf(next.before) : historyAnswer({ path, commit: SAVED }, repository);
  };

  return { log, changedFiles, text };
};
