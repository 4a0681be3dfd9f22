import { isPicture, isRead, LARGEST_TEXT_MB, type Source } from "../../content-files/content";
import { collections } from "../../model";
import type { Snapshot } from "../content/snapshot";
import type { KnownFiles } from "./known-files";
import type { HostRequests } from "./requests";
import { StoreError } from "./store";

type TreeEntry = { path: string; type: string; mode: string; sha: string; size?: number };

/** A file that is no link: mode of a file, and of one that may be run. */
const FILE_MODES = ["100644", "100755"];

/** Files that are fetched at a time: the host refuses who asks for very many at once. */
const AT_ONCE = 12;

/** Maps in order, some at a time. */
const mapSome = async <Item, Result>(items: Item[], map: (item: Item) => Promise<Result>) => {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE)
    results.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(map))));
  return results;
};

/**
 * Returns how to read the content as a commit has it. The newest that was read is kept.
 * @param repository its address at the host: `repos/brisa/web`
 */
export const snapshots = (repository: string, { data, bytes }: HostRequests, known: KnownFiles) => {
  const blob = (hash: string) => bytes(`${repository}/git/blobs/${hash}`);

  const sourceOf = async ({ path: file, mode, sha, size = 0 }: TreeEntry): Promise<Source> => {
    const at = { file, path: [] };
    if (!FILE_MODES.includes(mode)) return { file, error: { ...at, code: "not-a-file" } };
    if (size > LARGEST_TEXT_MB * 1e6)
      return { file, error: { ...at, code: "file-too-large", limit: LARGEST_TEXT_MB } };
    const text = await known.text(sha, () => blob(sha));
    return text === undefined ? { file, error: { ...at, code: "not-utf8" } } : { file, text };
  };

  const read = async (revision: string): Promise<Snapshot> => {
    const path = `${repository}/git/trees/${revision}:content?recursive=1`;
    const { tree, truncated } = await data<{ tree: TreeEntry[]; truncated?: boolean }>(path);
    if (truncated) throw new StoreError("broken", "The host does not list all files.");
    const entries = tree.filter(({ type, path }) => type !== "tree" && !/(^|\/)\./.test(path));
    const isFile = ({ mode }: TreeEntry) => FILE_MODES.includes(mode);
    const sources = entries
      .filter((entry) => !isFile(entry) || isRead(entry.path, collections))
      .sort((a, b) => (a.path < b.path ? -1 : 1));
    const pictures = entries.filter((entry) => isPicture(entry.path) && isFile(entry));
    return {
      revision,
      files: entries.map(({ path }) => path).sort(),
      sources: await mapSome(sources, sourceOf),
      pictures: await mapSome(pictures, ({ sha, path }) =>
        known.picture(sha, path, () => blob(sha)),
      ),
    };
  };

  let newest: Snapshot | undefined;
  return {
    blob,
    snapshotAt: async (revision: string) => {
      if (newest?.revision !== revision) newest = await read(revision);
      return newest;
    },
  };
};

export type Snapshots = ReturnType<typeof snapshots>;
