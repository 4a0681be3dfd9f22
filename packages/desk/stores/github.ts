import * as z from "zod";
import { gitHubDrafts, type NewCommit } from "./github-drafts";
import { gitHubBranch, gitHubPublication } from "./github-branch";
import { snapshots } from "./github-snapshot";
import type { KnownFiles } from "./known-files";
import {
  hostRequests,
  OBJECT,
  unlessMissing,
  type Asker,
  type Repository,
  type HostRequests,
} from "./requests";
import { assertContent, type ContentStore, sendPictures } from "./store";
import { toBase64 } from "./bytes";

/**
 * Milliseconds between uploads. GitHub wants a second between requests that write, and allows 80 in a minute. Source:
 * https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api
 */
const PACE = 1000;

/**
 * The commits are on no branch. Each picture is sent by itself, since one request for all would be too large, and only
 * once.
 * @param repository `repos/owner/site`
 */
const commitMaker = (repository: string, { data }: HostRequests) => {
  /** The host has these pictures: hashes by bytes. */
  const sent = new WeakMap<Uint8Array, string>();
  /** When the next upload may go, in milliseconds that no change of the clock moves. */
  let next = 0;

  const post = async (path: string, body: object) =>
    (await data(`${repository}/git/${path}`, OBJECT, { method: "POST", body })).sha;

  const hashOf = async (bytes: Uint8Array) => {
    const known = sent.get(bytes);
    if (known !== undefined) return known;
    const wait = next - performance.now();
    if (wait > 0) await new Promise((turn) => setTimeout(turn, wait));
    next = performance.now() + PACE;
    const sha = await post("blobs", { content: toBase64(bytes), encoding: "base64" });
    sent.set(bytes, sha);
    return sha;
  };

  return async ({ changes, beside = {}, parent, message, onProgress }: NewCommit) => {
    const send = async (bytes: Uint8Array) => ({ sha: await hashOf(bytes) });
    const sentChanges = await sendPictures(changes, send, onProgress);
    const entries = [
      ...sentChanges.map(([file, data]) => [`content/${file}`, data] as const),
      ...Object.entries(beside),
    ].map(([path, data]) => ({
      ...{ path, mode: "100644", type: "blob" },
      ...(typeof data === "string" ? { content: data } : (data ?? { sha: null })),
    }));
    const tree =
      entries.length > 0
        ? await post("trees", { base_tree: parent, tree: entries })
        : (await data(`${repository}/git/commits/${parent}`, WITH_TREE)).tree.sha;
    return post("commits", { message, tree, parents: [parent] });
  };
};

/** Source: https://docs.github.com/rest/git/commits#get-a-commit-object */
const WITH_TREE = z.object({ tree: OBJECT });

export type SignedIn = Asker & { login: () => string | undefined };

const LISTED = z.array(
  OBJECT.extend({
    author: z.object({ login: z.string() }).nullish(),
    commit: z.object({
      author: z.object({ name: z.string(), date: z.string() }),
      message: z.string(),
    }),
  }),
);

const COMMIT = z.object({
  parents: z.array(OBJECT),
  files: z
    .array(
      z.object({
        filename: z.string(),
        status: z.string(),
        previous_filename: z.string().optional(),
      }),
    )
    .optional(),
});

/** The longest list of versions. */
const MOST = 50;

/** Source: https://docs.github.com/rest/commits/commits#get-a-commit */
const FILES_AT_ONCE = 300;

/**
 * A commit becomes part of the branch with one request, which GitHub refuses if the branch has moved on. Source:
 * https://docs.github.com/rest/git
 */
export const gitHubStore = (
  { name, branch, api }: Repository,
  who: SignedIn,
  known: KnownFiles,
): ContentStore & Required<Pick<ContentStore, "drafts">> => {
  const requests = hostRequests(api, who);
  const repository = `repos/${name}`;
  const read = snapshots(repository, requests, known);
  const head = gitHubBranch(repository, branch, requests);
  const snapshotAt = async (revision: string) => {
    const snapshot = await read.snapshotAt(revision);
    return head.isSetBack(revision) ? { ...snapshot, isSetBack: true as const } : snapshot;
  };
  const makeCommit = commitMaker(repository, requests);
  const drafts = gitHubDrafts({
    ...{ repository, branch, requests, makeCommit, head: head.newest },
    ...{ read: { ...read, snapshotAt }, login: who.login },
  });

  /** Many files come in several answers. */
  const commitAt = async (revision: string, page = 1): Promise<z.infer<typeof COMMIT>> => {
    const found = await requests.data(`${repository}/commits/${revision}?page=${page}`, COMMIT);
    if ((found.files?.length ?? 0) < FILES_AT_ONCE) return found;
    const { files = [] } = await commitAt(revision, page + 1);
    return { ...found, files: [...(found.files ?? []), ...files] };
  };

  /** Undefined if the file did not exist. */
  const hashAt = async (revision: string, file: string) => {
    const path = `content/${file.split("/").map(encodeURIComponent).join("/")}`;
    const question = `${repository}/contents/${path}?ref=${revision}`;
    return (await requests.data(question, OBJECT).catch(unlessMissing))?.sha;
  };

  return {
    load: async () => snapshotAt(await head.newest()),
    commit: async (changes, revision, message, { onProgress, onSend } = {}) => {
      assertContent(changes);
      const present = await head.newest();
      if (present !== revision) return { isMade: false, snapshot: await snapshotAt(present) };
      // Nothing is read once it may be made: what fails then does not tell that it was not.
      const before = await read.snapshotAt(revision);
      const made = await makeCommit({ changes, parent: revision, message, onProgress });
      onSend?.(made);
      const newest = await head.move(revision, made);
      if (newest !== undefined) return { isMade: false, snapshot: await snapshotAt(newest) };
      return { isMade: true, snapshot: await read.snapshotAfter(before, changes, made) };
    },
    isMade: head.isMade,
    sendAgain: async (message) => {
      const parent = await head.newest();
      // What somebody else has published meanwhile is built, too.
      await head.move(parent, await makeCommit({ changes: new Map(), parent, message }));
    },
    history: async (file = "") => {
      const path = encodeURIComponent(`content/${file}`.replace(/\/$/, ""));
      const query = `sha=${await head.known()}&per_page=${MOST}&path=${path}`;
      const commits = await requests.data(`${repository}/commits?${query}`, LISTED);
      return commits.map(({ sha, author: user, commit: { author, message } }) => ({
        ...{ revision: sha, author: author.name, date: author.date },
        message: message.split("\n", 1)[0],
        ...(user && { login: user.login }),
      }));
    },
    changed: async (revision) => {
      const { parents, files = [] } = await commitAt(revision);
      const before = parents[0]?.sha;
      // GitHub reports a deleted file and a similar new one as renamed.
      return files
        .flatMap(({ filename, status, previous_filename: earlier }) => [
          { path: filename, isRemoved: status === "removed" },
          ...(status === "renamed" && earlier ? [{ path: earlier, isRemoved: true }] : []),
        ])
        .filter(({ path }) => path.startsWith("content/"))
        .map(({ path, isRemoved }) => ({ file: path.slice("content/".length), isRemoved, before }));
    },
    read: async (revision, file) => {
      const hash = await hashAt(revision, file);
      return hash && new TextDecoder().decode(await read.blob(hash));
    },
    picture: async (file) => {
      const hash = await hashAt(await head.known(), file);
      return hash === undefined ? undefined : read.blob(hash);
    },
    earlierPicture: async (revision, file) => {
      const before = (await commitAt(revision)).parents[0]?.sha;
      const hash = before && (await hashAt(before, file));
      if (!hash) return undefined;
      const bytes = await read.blob(hash);
      return { picture: await known.picture(hash, file, () => Promise.resolve(bytes)), bytes };
    },
    ...gitHubPublication(repository, head, requests),
    drafts,
  };
};
