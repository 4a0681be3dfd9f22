import { createHash } from "node:crypto";
import { lstat } from "node:fs/promises";
import { join } from "node:path";
import type { ContentModel, Picture } from "../../typed-content/content";
import { InvalidRequest } from "./invalid-request";
import { commitFiles, finishCommit, isCommitMade } from "./commit";
import type { Source } from "../../typed-content/files/content";
import { isAnyPicture } from "../../typed-content/files/kinds";
import { withParsedYaml } from "../../typed-content/files/parsed-yaml";
import { readPictures } from "../../typed-content/files/read-pictures";
import { readSources } from "../../typed-content/files/read";
import { resolvePath } from "./resolve-path";
import { openSaves } from "./saves";
import { homeHistory } from "./home-history";
import type { Snapshot } from "../stores/snapshot";
import { openUploads, type NewContent } from "./uploads";
import { isWritable } from "./writable";

/** Temporary folder for commits, in the repository. */
export const COMMITS = ".desk/commit";

/** Folder for the pictures of the next commit, in the repository. */
export const UPLOADS = ".desk/uploads";

/** Folder for what the last commits have changed, in the repository. */
export const SAVES = ".desk/saves";

type Commit = {
  /** The content that the changes are based on. */
  revision: string;
  /** By which `isMade` finds the commit. */
  mark: string;
  changes: Record<string, NewContent>;
};

/**
 * Opens the content of a repository for the desk, and completes an interrupted commit.
 * @param repository folder that contains `content`
 */
export const openContentFolder = (repository: string, model: ContentModel) => {
  const root = join(repository, "content");
  const desk = join(repository, COMMITS);
  const uploads = openUploads(join(repository, UPLOADS));
  const saves = openSaves(join(repository, SAVES), root, desk);
  /** Details of pictures, cached by size and modification time, since reading pictures is slow. */
  const known = new Map<string, Picture>();
  /** What YAML texts say, cached by file and text, since parsing them is slow. */
  const parsed = new Map<string, Source>();
  const withYaml = (source: Source) => {
    const key = JSON.stringify(source);
    const result = parsed.get(key) ?? withParsedYaml(source);
    if (result !== source) parsed.set(key, result);
    return result;
  };
  const picturesOf = async (files: string[]) => {
    const pictures = files.filter(isAnyPicture);
    const found = await Promise.all(
      pictures.map(async (file) => {
        const { size, mtimeMs } = await lstat(join(root, file));
        const key = `${file} ${size} ${mtimeMs}`;
        const [picture] = known.has(key) ? [known.get(key)] : await readPictures(root, [file]);
        if (picture) known.set(key, picture);
        return picture;
      }),
    );
    return found.filter((picture) => picture !== undefined);
  };

  const load = async (): Promise<Snapshot> => {
    await finishCommit(root, desk);
    const { files, sources } = readSources(root, model);
    const pictures = await picturesOf(files);
    const all = { files, sources, pictures };
    const revision = createHash("sha256").update(JSON.stringify(all)).digest("hex");
    return { revision, ...all, sources: sources.map(withYaml) };
  };

  const dataOf = async (content: NewContent) => {
    if (content === null) return undefined;
    return "text" in content ? content.text : uploads.read(content.upload);
  };

  const commit = async ({ changes, revision, mark }: Commit) => {
    const newest = await load();
    if (newest.revision !== revision) return { isMade: false, content: newest };
    const files = new Map<string, string | Uint8Array | undefined>();
    for (const [file, content] of Object.entries(changes)) {
      if (!isWritable(file)) throw new InvalidRequest(`${file} is no content file.`);
      await resolvePath(root, file);
      files.set(file, await dataOf(content));
    }
    await saves.keep(mark, files);
    await commitFiles(root, desk, files, mark);
    const used = Object.values(changes).flatMap((content) =>
      content && "upload" in content ? [content.upload] : [],
    );
    await uploads.remove(used);
    return { isMade: true, content: await load() };
  };

  /** Runs commits one after another. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Answer>(action: () => Promise<Answer>) => {
    const turn = last.then(action, action);
    last = turn.catch(() => undefined);
    return turn;
  };

  return {
    load: () => inTurn(load),
    /**
     * Writes all changes or, if the content is no longer at the given revision, none of them.
     * @throws InvalidRequest if a file is no content file; errors of the file system
     */
    commit: (changes: Commit) => inTurn(() => commit(changes)),
    /** The saves of this desk, and the commits of Git. */
    history: homeHistory(repository, saves),
    /** Returns a picture as it was before a save; undefined if it was not kept. */
    earlierPicture: saves.picture,
    /** Stores a picture for a later commit. @returns its digest */
    upload: uploads.add,
    /** Returns whether a commit was made, even if the computer stopped meanwhile. */
    isMade: (mark: string) =>
      inTurn(async () => {
        await finishCommit(root, desk);
        return isCommitMade(desk, mark);
      }),
  };
};
