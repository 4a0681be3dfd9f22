import { isPicture, isRead, LARGEST_TEXT_MB, type Source } from "../../content-files/content";
import type { Picture } from "../../content-files/pictures";
import { decodeText } from "../../content-files/strings";
import { isWritable } from "../../content-files/writable";
import { collections } from "../../model";
import type { Snapshot } from "../content/snapshot";
import { textToBase64, toBase64 } from "./bytes";
import {
  StoreError,
  type ContentStore,
  type FileChanges,
  type StoreProblem,
  unreachable,
} from "./store";

type Repository = {
  /** Owner and name: `brisa/web`. */
  name: string;
  branch: string;
  /** Where the host's API answers. */
  api: string;
};

/** What is known of a file by its content, and so need not be fetched. */
export type KnownFiles = {
  text: (hash: string) => string | undefined;
  picture: (hash: string, file: string, bytes: () => Promise<Uint8Array>) => Promise<Picture>;
};

type TreeEntry = { path: string; type: string; mode: string; sha: string; size?: number };

/** What the statuses of the host mean. Source: https://docs.github.com/rest */
const problems: Record<number, StoreProblem> = {
  401: "signed-out",
  403: "forbidden",
  404: "missing",
  429: "busy",
};

/** A file that is no link: mode of a file, and of one that may be run. */
const FILE_MODES = ["100644", "100755"];

const DATA = "application/vnd.github+json";
/** A file itself, instead of what the host knows of it. */
const RAW = "application/vnd.github.raw+json";

const COMMIT = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

/** The line of a commit's message by which it is found again when the answer got lost. */
const markOf = (id: string) => `Desk: ${id}`;

/**
 * The content at GitHub. A commit is one request, made from a commit which must be the branch's newest:
 * the host itself compares.
 * Source: https://docs.github.com/graphql/reference/mutations#createcommitonbranch
 * @param token of who is signed in
 */
export const gitHubStore = (
  { name, branch, api }: Repository,
  token: () => string | undefined,
  known: KnownFiles,
): ContentStore => {
  const ask = async (path: string, accept: string, body?: object) => {
    const response = await fetch(`${api}/${path}`, {
      method: body ? "POST" : "GET",
      cache: "no-store",
      headers: { Accept: accept, Authorization: `Bearer ${token() ?? ""}` },
      body: body && JSON.stringify(body),
    }).catch(unreachable);
    if (response.ok) return response;
    const text = await response.text().catch(() => "");
    const isLimit = response.headers.get("x-ratelimit-remaining") === "0";
    throw new StoreError(isLimit ? "busy" : (problems[response.status] ?? "broken"), text);
  };
  const read = async <Answer>(path: string): Promise<Answer> => {
    const response = await ask(`repos/${name}/${path}`, DATA);
    return (await response.json().catch(unreachable)) as Answer;
  };
  const bytesOf = async (hash: string) => {
    const response = await ask(`repos/${name}/git/blobs/${hash}`, RAW);
    return new Uint8Array(await response.arrayBuffer().catch(unreachable));
  };

  const sourceOf = async ({ path: file, mode, sha, size = 0 }: TreeEntry): Promise<Source> => {
    const at = { file, path: [] };
    if (!FILE_MODES.includes(mode)) return { file, error: { ...at, code: "not-a-file" } };
    if (size > LARGEST_TEXT_MB * 1e6)
      return { file, error: { ...at, code: "file-too-large", limit: LARGEST_TEXT_MB } };
    const text = known.text(sha) ?? decodeText(await bytesOf(sha));
    return text === undefined ? { file, error: { ...at, code: "not-utf8" } } : { file, text };
  };
  const head = async () =>
    (await read<{ commit: { sha: string } }>(`branches/${encodeURIComponent(branch)}`)).commit.sha;
  const snapshotAt = async (revision: string): Promise<Snapshot> => {
    const { tree } = await read<{ tree: TreeEntry[] }>(`git/trees/${revision}:content?recursive=1`);
    const entries = tree.filter(({ type, path }) => type !== "tree" && !/(^|\/)\./.test(path));
    const files = entries.map(({ path }) => path).sort();
    const sources = entries
      .filter(({ path, mode }) => !FILE_MODES.includes(mode) || isRead(path, collections))
      .sort((a, b) => (a.path < b.path ? -1 : 1));
    const pictures = entries.filter(
      ({ path, mode }) => isPicture(path) && FILE_MODES.includes(mode),
    );
    return {
      revision,
      files,
      sources: await Promise.all(sources.map(sourceOf)),
      pictures: await Promise.all(
        pictures.map(({ sha, path }) => known.picture(sha, path, () => bytesOf(sha))),
      ),
    };
  };
  const load = async () => snapshotAt(await head());

  /** The newest commits of the branch, or of a path. */
  const commits = async (count: number, path?: string) => {
    const of = path === undefined ? "" : `&path=${encodeURIComponent(path)}`;
    type Listed = {
      sha: string;
      commit: { message: string; author: { name: string; date: string } };
    };
    return read<Listed[]>(`commits?sha=${encodeURIComponent(branch)}&per_page=${count}${of}`);
  };

  /** Asks the host to commit. @returns whether it has; not where the branch is at another commit */
  const write = async (changes: FileChanges, revision: string, headline: string, id: string) => {
    const path = (file: string) => `content/${file}`;
    const all = Array.from(changes, ([file, data]) => ({ file, data }));
    const input = {
      branch: { repositoryNameWithOwner: name, branchName: branch },
      expectedHeadOid: revision,
      message: { headline, body: markOf(id) },
      fileChanges: {
        additions: all.flatMap(({ file, data }) =>
          data === undefined ? [] : [{ path: path(file), contents: base64Of(data) }],
        ),
        deletions: all.flatMap(({ file, data }) =>
          data === undefined ? [{ path: path(file) }] : [],
        ),
      },
    };
    const response = await ask("graphql", DATA, { query: COMMIT, variables: { input } });
    type Answer = {
      data?: { createCommitOnBranch?: object };
      errors?: { type?: string; message: string }[];
    };
    const { data, errors = [] } = (await response.json().catch(unreachable)) as Answer;
    if (data?.createCommitOnBranch) return true;
    if (errors.some(({ type }) => type === "STALE_DATA")) return false;
    const [error] = errors;
    throw new StoreError(problemOf(error?.type), error?.message ?? JSON.stringify(data));
  };

  return {
    load,
    commit: async (changes, revision, message) => {
      const other = [...changes.keys()].find((file) => !isWritable(file));
      if (other !== undefined) throw new StoreError("broken", `${other} is no content file.`);
      const id = crypto.randomUUID();
      let isMade: boolean;
      try {
        isMade = await write(changes, revision, message, id);
      } catch (error) {
        if (!(error instanceof StoreError) || !MAY_BE_DONE.includes(error.problem)) throw error;
        // The answer got lost, or was one of a server in between: the branch says what became of it.
        isMade = (await commits(LOOK_BACK)).some(({ commit }) =>
          commit.message.includes(markOf(id)),
        );
        if (!isMade && (await head()) === revision) throw error;
      }
      return { isMade, snapshot: await load() };
    },
    history: async (file = "") =>
      (await commits(LISTED, `content/${file}`.replace(/\/$/, ""))).map(({ sha, commit }) => ({
        revision: sha,
        author: commit.author.name,
        date: commit.author.date,
      })),
    read: async (revision, file) => {
      const path = `content/${file.split("/").map(encodeURIComponent).join("/")}`;
      try {
        const response = await ask(`repos/${name}/contents/${path}?ref=${revision}`, RAW);
        return await response.text();
      } catch (error) {
        if (error instanceof StoreError && error.problem === "missing") return undefined;
        throw error;
      }
    },
  };
};

/** After these a commit may have been made all the same. */
const MAY_BE_DONE: StoreProblem[] = ["unreachable", "broken"];

/** Commits that are looked at for one whose answer got lost. */
const LOOK_BACK = 30;

const LISTED = 50;

/** What the errors of the host's GraphQL mean. */
const problemOf = (type?: string): StoreProblem => {
  if (type === "FORBIDDEN") return "forbidden";
  if (type === "NOT_FOUND") return "missing";
  return type === "UNPROCESSABLE" ? "ruled-out" : "broken";
};

const base64Of = (data: string | Uint8Array) =>
  typeof data === "string" ? textToBase64(data) : toBase64(data);
