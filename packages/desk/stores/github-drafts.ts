import * as z from "zod";
import { isPicture } from "@brisa/typed-content/files";
import { decodeText } from "@brisa/typed-content/texts";
import { isWritable } from "./writable";
import type { Snapshots } from "./github-snapshot";
import { foreign, OBJECT, REF, unlessMissing, type HostRequests } from "./requests";
import {
  assertContent,
  StoreError,
  type Drafts,
  type FileChanges,
  type Preview,
  type Progress,
} from "./store";

/** The job `preview` of `publish.yml` reports with this commit status where a draft is shown. */
export const PREVIEW_STATUS = "deploy/preview";

/** Only on a draft's branch; nothing but the desk reads it. */
const UNFINISHED = ".desk-unfinished.json";

export type NewCommit = {
  changes: FileChanges;
  /** By path: texts outside of the content. */
  beside?: Readonly<Record<string, string>>;
  parent: string;
  message: string;
  onProgress?: (progress: Progress) => void;
};

type Options = {
  /** `repos/owner/site` */
  repository: string;
  branch: string;
  requests: HostRequests;
  read: Snapshots;
  /** Of the published branch. */
  head: () => Promise<string>;
  makeCommit: (commit: NewCommit) => Promise<string>;
  login: () => string | undefined;
};

/** "Compare two commits": a renamed file has its new name. */
const COMPARED = z.object({
  merge_base_commit: OBJECT,
  commits: z.array(
    OBJECT.extend({ commit: z.object({ committer: z.object({ date: z.string() }) }) }),
  ),
  files: z.array(
    z.object({
      filename: z.string(),
      previous_filename: z.string().optional(),
      status: z.string(),
      /** Empty where a removed file has none. */
      sha: z.string().nullable(),
    }),
  ),
});

const STATUSES = z.object({
  statuses: z.array(
    z.object({ context: z.string(), state: z.string(), target_url: z.string().nullable() }),
  ),
});

/**
 * One commit on a branch of one's own, the only branch that is ever force-pushed. Source:
 * https://docs.github.com/rest/git
 */
export const gitHubDrafts = (options: Options): Drafts => {
  const { repository, branch, read, head, makeCommit, login } = options;
  const { data, remove } = options.requests;
  /** As last shown or found by this desk. */
  let seen: string | undefined;

  const name = () => {
    const own = login();
    if (own === undefined || !/^[\w-]+$/.test(own))
      throw new StoreError("signed-out", `Whose draft? ${own}`);
    return `draft-${own}`;
  };
  const ref = () => `${repository}/git/refs/heads/${name()}`;

  /** From the previous draft to this one. */
  const move = async (sha: string) => {
    const body = { ref: `refs/heads/${name()}`, sha };
    const question = { method: "PATCH", body: { sha, force: true } } as const;
    const { object } =
      (await data(ref(), REF, question).catch(unlessMissing)) ??
      (await data(`${repository}/git/refs`, REF, { method: "POST", body }));
    if (object.sha !== sha) throw foreign(JSON.stringify(object));
  };

  const discard = async () => {
    await remove(ref()).catch(unlessMissing);
    seen = undefined;
  };

  /** Logs no error in the console if the branch does not exist. */
  const isThere = async () => {
    const path = `${repository}/git/matching-refs/heads/${name()}`;
    const found = await data(path, z.array(REF));
    return found.some(({ ref: each }) => each === `refs/heads/${name()}`);
  };

  const compare = async () => {
    const range = `${encodeURIComponent(branch)}...${encodeURIComponent(name())}`;
    return data(`${repository}/compare/${range}`, COMPARED).catch(unlessMissing);
  };

  const contentOf = async (file: string, sha: string) => {
    const bytes = await read.blob(sha);
    return isPicture(file) ? bytes : (decodeText(bytes) ?? bytes);
  };

  return {
    show: async (changes, revision, message, unfinished) => {
      assertContent(changes);
      const newest = await head();
      // Nothing is read once it may be made: what fails then does not tell that it was not.
      const snapshot = await read.snapshotAt(newest);
      if (newest !== revision) return { isMade: false, snapshot };
      const made = await makeCommit({
        ...{ changes, parent: revision, message },
        ...(unfinished !== undefined && { beside: { [UNFINISHED]: unfinished } }),
      });
      await move(made);
      seen = made;
      return { isMade: true, snapshot };
    },
    find: async () => {
      const compared = (await isThere()) ? await compare() : undefined;
      const newest = compared?.commits.at(-1);
      if (!compared || !newest) return undefined;
      const changes = new Map<string, string | Uint8Array | undefined>();
      const beside = compared.files.find(({ filename }) => filename === UNFINISHED)?.sha;
      const unfinished = beside ? await read.blob(beside) : undefined;
      for (const { filename, previous_filename, status, sha } of compared.files) {
        const [file, before] = [filename, previous_filename].map((path) =>
          path?.replace(/^content\//, ""),
        );
        if (before !== undefined && status === "renamed") changes.set(before, undefined);
        if (file === undefined || !isWritable(file) || !filename.startsWith("content/")) continue;
        changes.set(file, status === "removed" ? undefined : await contentOf(file, sha ?? ""));
      }
      seen = newest.sha;
      return {
        changes,
        // A file that is no text is as broken as an empty one.
        ...(unfinished && { unfinished: decodeText(unfinished) ?? "" }),
        snapshot: await read.read(compared.merge_base_commit.sha),
        date: newest.commit.committer.date,
      };
    },
    discard,
    forget: async () => {
      const own = seen;
      if (own === undefined) return;
      const compared = await compare();
      if (compared?.commits.at(-1)?.sha === own && seen === own) await discard();
    },
    preview: async () => {
      const path = `${repository}/commits/${encodeURIComponent(`heads/${name()}`)}/status`;
      const answer = await data(path, STATUSES).catch(unlessMissing);
      if (!answer) return undefined;
      const status = answer.statuses.find(({ context }) => context === PREVIEW_STATUS);
      return previewOf(status?.state, status?.target_url ?? "");
    },
  };
};

/** Anybody with write access may have set it. */
const previewOf = (state: string | undefined, address: string): Preview => {
  const isAddress = /^https?:\/\//.test(address);
  if (state === "success" && isAddress) return { status: "there", address };
  if (state === undefined || state === "pending") return { status: "building" };
  return { status: "failed", ...(isAddress && { address }) };
};
