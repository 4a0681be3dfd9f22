import * as z from "zod";
import { isPicture, isRead, type Source, LARGEST_TEXT_KB } from "@brisa/typed-content/files";
import { decodeText } from "@brisa/typed-content/texts";
import { contentModel } from "../core/model";
import type { KnownFiles } from "./known-files";
import { gitHashOf } from "./bytes";
import { foreign, HASH, type HostRequests } from "./requests";
import { measurePicture } from "./measure-picture";
import { StoreError, type FileChanges } from "./store";
import { withYaml } from "./yaml";
import type { Snapshot } from "../core/edits";

/** Git has no empty folders. */
const TREE = z.object({
  tree: z
    .array(
      z.object({
        path: z.string(),
        type: z.string(),
        mode: z.string(),
        sha: HASH,
        size: z.number().optional(),
      }),
    )
    .min(1),
  truncated: z.boolean().optional(),
});

type TreeEntry = z.infer<typeof TREE>["tree"][number];

/** Of regular files, executable or not; links have another. */
const FILE_MODES = ["100644", "100755"];

/** Files fetched at a time: GitHub has secondary rate limits. */
const AT_ONCE = 12;

/** Like `map`, in order, with a limited number of calls at a time. */
const mapSome = async <Item, Result>(items: Item[], map: (item: Item) => Promise<Result>) => {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE)
    results.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(map))));
  return results;
};

/** The newest snapshot is cached. `repository`: `repos/owner/site`. */
export const snapshots = (repository: string, { data, bytes }: HostRequests, known: KnownFiles) => {
  const blob = async (hash: string) => {
    const found = await bytes(`${repository}/git/blobs/${hash}`);
    if ((await gitHashOf(found)) !== hash) throw foreign(new TextDecoder().decode(found));
    return found;
  };

  const sourceOf = async ({ path: file, mode, sha, size = 0 }: TreeEntry): Promise<Source> => {
    if (!FILE_MODES.includes(mode)) return { file, error: { file, path: [], code: "not-a-file" } };
    const source = await textSource(file, size, () => known.text(sha, () => blob(sha)));
    const data = known.yaml(sha);
    return "text" in source && data !== undefined ? { ...source, parsed: { data } } : source;
  };

  const read = async (revision: string): Promise<Snapshot> => {
    const path = `${repository}/git/trees/${revision}:content?recursive=1`;
    const { tree, truncated } = await data(path, TREE);
    if (truncated) throw new StoreError("broken", "The host does not list all files.");
    const entries = tree.filter(({ type, path }) => type !== "tree" && !/(^|\/)\./.test(path));
    const isFile = ({ mode }: TreeEntry) => FILE_MODES.includes(mode);
    const sources = entries.filter((entry) => !isFile(entry) || isRead(entry.path, contentModel()));
    const pictures = entries.filter((entry) => isPicture(entry.path) && isFile(entry));
    const found = {
      revision,
      files: entries.map(({ path }) => path),
      sources: await mapSome(sources, sourceOf),
      pictures: await mapSome(pictures, ({ sha, path }) =>
        known.picture(sha, path, () => blob(sha)),
      ),
    };
    return withYaml(inOrder(found));
  };

  let newest: Snapshot | undefined;
  const snapshotAt = async (revision: string) => {
    if (newest?.revision !== revision) newest = await read(revision);
    return newest;
  };
  return {
    blob,
    read,
    snapshotAt,
    /** No request is needed after a commit of our own: a lost connection cannot make a publication look failed. */
    snapshotAfter: async (before: Snapshot, changes: FileChanges, commit: string) => {
      newest = await withYaml(await changed(before, changes, commit));
      return newest;
    },
  };
};

const byName = (a: { file: string }, b: { file: string }) => (a.file < b.file ? -1 : 1);

const inOrder = ({ revision, files, sources, pictures }: Snapshot): Snapshot => ({
  revision,
  files: files.sort(),
  sources: sources.sort(byName),
  pictures: pictures.sort(byName),
});

const textSource = async (
  file: string,
  size: number,
  read: () => Promise<string | undefined>,
): Promise<Source> => {
  const at = { file, path: [] };
  if (size > LARGEST_TEXT_KB * 1e3)
    return { file, error: { ...at, code: "file-too-large", limit: LARGEST_TEXT_KB } };
  const text = await read();
  return text === undefined ? { file, error: { ...at, code: "not-utf8" } } : { file, text };
};

const changed = async (base: Snapshot, changes: FileChanges, revision: string) => {
  const isOther = ({ file }: { file: string }) => !changes.has(file);
  const written = Array.from(changes).flatMap(([file, data]) =>
    data === undefined
      ? []
      : [{ file, bytes: typeof data === "string" ? new TextEncoder().encode(data) : data }],
  );
  const texts = written.filter(({ file }) => isRead(file, contentModel()));
  const pictures = written.filter(({ file }) => isPicture(file));
  return inOrder({
    revision,
    files: [...base.files.filter((file) => !changes.has(file)), ...written.map(({ file }) => file)],
    sources: [
      ...base.sources.filter(isOther),
      ...(await mapSome(texts, ({ file, bytes }) =>
        textSource(file, bytes.length, () => Promise.resolve(decodeText(bytes))),
      )),
    ],
    pictures: [
      ...base.pictures.filter(isOther),
      ...(await mapSome(pictures, async ({ file, bytes }) => ({
        file,
        ...(await measurePicture(new Uint8Array(bytes))),
      }))),
    ],
  });
};

export type Snapshots = ReturnType<typeof snapshots>;
