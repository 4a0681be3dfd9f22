import { createHash } from "node:crypto";
import { lstat, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ContentModel, Picture } from "@brisa/typed-content";
import { type Source, isAnyPicture } from "@brisa/typed-content/files";
import { withParsedYaml, readPictures, readSources } from "@brisa/typed-content/read";
import type { NewContent } from "../stores/home-requests";
import { isWritable } from "../stores/writable";
import { gitHistory } from "./git-history";
import { takeLock } from "./lock";
import { InvalidRequest, resolvePath, unlessMissing } from "./resolve-path";
import { saveFiles } from "./save";
import type { Snapshot } from "../core/edits";

type Commit = {
  /** The one that the changes are based on. */
  revision: string;
  changes: Record<string, NewContent>;
};

/** In milliseconds: bytes whose save has not come by then are dropped. */
const LONGEST_WAIT = 3_600_000;

/** @param repository folder that contains `content` */
export const openContentFolder = (repository: string, model: ContentModel) => {
  const root = join(repository, "content");
  const git = gitHistory(root);
  /** Cached by size and modification time: reading pictures is slow. */
  const known = new Map<string, Picture>();
  /** Cached by file and text: parsing YAML is slow. */
  const parsed = new Map<string, Source>();
  /** By digest: pictures are sent one by one, before the save to which they belong. */
  const uploads = new Map<string, { bytes: Uint8Array; at: number }>();

  const withYaml = (source: Source) => {
    const key = JSON.stringify(source);
    const result = parsed.get(key) ?? withParsedYaml(source);
    if (result !== source) parsed.set(key, result);
    return result;
  };
  const picturesOf = async (files: string[]) => {
    const found = files.filter(isAnyPicture).map(async (file) => {
      const { size, mtimeMs } = await lstat(join(root, file));
      const key = `${file} ${size} ${mtimeMs}`;
      const [picture] = known.has(key) ? [known.get(key)] : await readPictures(root, [file]);
      if (picture) known.set(key, picture);
      return picture;
    });
    return (await Promise.all(found)).filter((picture) => picture !== undefined);
  };

  const load = async (): Promise<Snapshot> => {
    const { files, sources } = readSources(root, model);
    const all = { files, sources, pictures: await picturesOf(files) };
    const revision = createHash("sha256").update(JSON.stringify(all)).digest("hex");
    return { revision, ...all, sources: sources.map(withYaml) };
  };

  const dataOf = (file: string, content: NewContent) => {
    if (!isWritable(file)) throw new InvalidRequest(`${file} is no content file.`);
    if (content === null) return undefined;
    if ("text" in content) return content.text;
    const sent = uploads.get(content.upload);
    if (!sent) throw new InvalidRequest(`No upload ${content.upload}.`);
    return sent.bytes;
  };

  const commit = async ({ changes, revision }: Commit) => {
    const files = Object.entries(changes).map(
      ([file, content]) => [file, dataOf(file, content)] as const,
    );
    // They are sent again with the next try.
    for (const content of Object.values(changes))
      if (content && "upload" in content) uploads.delete(content.upload);
    const release = await takeLock(repository);
    try {
      const isBase = async () => (await load()).revision === revision;
      const isMade = await saveFiles(root, new Map(files), isBase);
      const content = await load().catch((error: unknown) => {
        // What is saved must not be taken for refused, whatever the disk says afterwards.
        throw isMade
          ? new Error("It is saved, and cannot be read again.", { cause: error })
          : error;
      });
      return { isMade, content };
    } finally {
      await release();
    }
  };

  /** One after another: no snapshot has half of a save. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Answer>(action: () => Promise<Answer>) => {
    const turn = last.then(action, action);
    last = turn.catch(() => undefined);
    return turn;
  };

  return {
    ...git,
    load: () => inTurn(load),
    /**
     * Nothing if the content is no longer at the given revision.
     * @throws InvalidRequest if a file is no content file; Locked; errors of the file system
     */
    commit: (changes: Commit) => inTurn(() => commit(changes)),
    /** For a later save. Returns its digest. */
    upload: (bytes: Uint8Array) => {
      for (const [digest, { at }] of uploads)
        if (Date.now() - at > LONGEST_WAIT) uploads.delete(digest);
      const digest = createHash("sha256").update(bytes).digest("hex");
      uploads.set(digest, { bytes, at: Date.now() });
      return digest;
    },
    /** By default as it is now. Undefined if there is none. */
    picture: async (file: string, before?: string) => {
      if (!isWritable(file)) return undefined;
      if (before !== undefined) return git.bytesBefore(before, file);
      return readFile(await resolvePath(root, file)).catch(unlessMissing);
    },
  };
};

export type ContentFolder = ReturnType<typeof openContentFolder>;
