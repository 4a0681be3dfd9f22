import { toBase64 } from "./bytes";
import { OBJECT, type HostRequests } from "./requests";
import { sendPictures } from "./send-pictures";
import type { FileChanges, Progress } from "./store";

/**
 * Milliseconds between uploads. GitHub wants a second between requests that write, and allows 80 in a minute. Source:
 * https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api
 */
const PACE = 1000;

type NewCommit = {
  changes: FileChanges;
  /** By path: texts outside of the content. */
  beside?: Readonly<Record<string, string>>;
  parent: string;
  message: string;
  onProgress?: (progress: Progress) => void;
};

/**
 * The commits are on no branch. Each picture is sent by itself, since one request for all would be too large, and only
 * once.
 * @param repository `repos/owner/site`
 */
export const commitMaker = (repository: string, { data }: HostRequests) => {
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
    const tree = await post("trees", { base_tree: parent, tree: entries });
    return post("commits", { message, tree, parents: [parent] });
  };
};

export type MakeCommit = ReturnType<typeof commitMaker>;
