import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isSame } from "../core/json";
import { SAVED, type Commit, type FileChange } from "../stores/stored-versions";
import { historyAnswer } from "./git-history";
import { unlessMissing } from "./resolve-path";
import { keptOf, type Kept, type Save, type Saves } from "./saves";

/** The folder of the content, in the repository. */
const CONTENT = "content";

/** Follows the identifier of a save where the content before it is meant, as in Git. */
const BEFORE = /\^$/;

const textOf = (kept: Kept) => (kept && "text" in kept ? kept.text : undefined);

const isBelow = (path: string, { files }: Save) =>
  path === CONTENT || files.some(({ file }) => `${CONTENT}/${file}` === path);

/**
 * Returns the history of a repository's content on this computer: the saves of the desk, and Git's commits. Its
 * functions return undefined where there is none.
 */
export const homeHistory = (repository: string, saves: Saves) => {
  /** Returns the files that differ from the last commit for another reason than the newest save of each. */
  const untold = async (all: Save[]) => {
    const changes = (await historyAnswer({ commit: SAVED }, repository)) as
      | FileChange[]
      | undefined;
    const told = await Promise.all(
      (changes ?? []).map(async ({ path }) => {
        const name = path.slice(CONTENT.length + 1);
        const [last] = all.flatMap(({ files }) => files.find(({ file }) => file === name) ?? []);
        if (!last) return false;
        const now = await readFile(join(repository, path)).catch(unlessMissing);
        return isSame(last.after, keptOf(name, now));
      }),
    );
    return changes?.filter((_, index) => !told[index]);
  };

  const log = async (path: string, count: number): Promise<Commit[] | undefined> => {
    const all = await saves.all();
    const commits = (await historyAnswer({ path, count }, repository)) as Commit[] | undefined;
    const own = all
      .filter((save) => isBelow(path, save))
      .map(({ id, date }): Commit => ({ id, author: "", date, isSave: true }));
    if (!commits) return own.length > 0 ? own.slice(0, count) : undefined;
    const isUntold =
      commits[0]?.id === SAVED &&
      (await untold(all))?.some((change) => path === CONTENT || change.path === path);
    const timeOf = ({ date = "" }: Commit) => Date.parse(date);
    const dated = [...own, ...commits.filter(({ id }) => id !== SAVED)];
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
