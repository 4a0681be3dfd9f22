import { createHash } from "node:crypto";
import { lstat } from "node:fs/promises";
import { join } from "node:path";
import type { ContentModel, Picture } from "../../typed-content/content";
import { InvalidRequest, resolvePath } from "./resolve-path";
import { commitPlace, DESK, readAtRest, saveAtRest } from "./at-rest";
import type { FileChanges } from "../stores/store";
import { commitsAt, madeCommits } from "./commit";
import type { Source } from "../../typed-content/files/content";
import { isAnyPicture } from "../../typed-content/files/kinds";
import { withParsedYaml } from "../../typed-content/files/parsed-yaml";
import { readPictures } from "../../typed-content/files/read-pictures";
import { readSources } from "../../typed-content/files/read";
import { openSaves } from "./saves";
import { homeHistory } from "./home-history";
import type { Snapshot } from "../stores/snapshot";
import { openUploads, type NewContent } from "./uploads";
import { isWritable } from "../stores/writable";

/** In the repository, what the last commits have changed. */
export const SAVES = `${DESK}/saves`;

type Commit = {
  /** The one that the changes are based on. */
  revision: string;
  /** `isMade` finds the commit by it. */
  mark: string;
  changes: Record<string, NewContent>;
};

/** Each new file, and as much for the one that it replaces, for a while. */
const roomFor = (changes: FileChanges) =>
  [...changes.values()].reduce((sum, data) => sum + 2 * (data?.length ?? 0), 0);

/** @param repository folder that contains `content` */
export const openContentFolder = (repository: string, model: ContentModel) => {
  const place = commitPlace(repository);
  const { root, folder } = place;
  const commits = commitsAt(place);
  const uploads = openUploads(join(repository, DESK, "uploads"));
  const saves = openSaves(join(repository, SAVES), root, folder);
  /** Cached by size and modification time: reading pictures is slow. */
  const known = new Map<string, Picture>();
  /** Cached by file and text: parsing YAML is slow. */
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

  /** Removes what is needed least until so many bytes are free, if possible. */
  const makeRoom = async (bytes: number) => {
    await uploads.tidy();
    await saves.makeRoom(bytes);
  };

  const commit = async ({ changes, revision, mark }: Commit) => {
    const files = new Map<string, string | Uint8Array | undefined>();
    for (const [file, content] of Object.entries(changes)) {
      if (!isWritable(file)) throw new InvalidRequest(`${file} is no content file.`);
      await resolvePath(root, file);
      files.set(file, await dataOf(content));
    }
    // They are in memory now, and sent again with the next try: on the disk they would take the room of the commit.
    await uploads.remove(
      Object.values(changes).flatMap((each) => (each && "upload" in each ? [each.upload] : [])),
    );
    await makeRoom(roomFor(files));
    const isBase = async () => {
      if ((await load()).revision !== revision) return false;
      await saves.keep(mark, files);
      return true;
    };
    return saveAtRest(repository, async () => {
      const isMade = await commits.commit(files, isBase, mark);
      return { isMade, content: await load() };
    });
  };

  /** One commit after another. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Answer>(action: () => Promise<Answer>) => {
    const turn = last.then(action, action);
    last = turn.catch(() => undefined);
    return turn;
  };

  return {
    load: () => inTurn(() => readAtRest(repository, load)),
    /**
     * Nothing if the content is no longer at the given revision.
     * @throws InvalidRequest if a file is no content file; errors of the file system
     */
    commit: (changes: Commit) => inTurn(() => commit(changes)),
    ...homeHistory(root, saves),
    /** Undefined if it was not kept. */
    earlierPicture: saves.picture,
    /** For a later commit. Returns its digest. */
    upload: async (bytes: Uint8Array) => {
      await makeRoom(bytes.length);
      return uploads.add(bytes);
    },
    /** Even if the computer stopped meanwhile. */
    isMade: (mark: string) =>
      inTurn(() => readAtRest(repository, async () => (await madeCommits(folder)).has(mark))),
  };
};
