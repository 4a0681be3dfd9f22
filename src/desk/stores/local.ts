import type { Commit, FileChange } from "./stored-versions";
import type { StoreRequest } from "../server/store-requests";
import type { NewContent, Uploaded } from "../server/uploads";
import type { Snapshot } from "../core/snapshot";
import type { Picture } from "../../typed-content/content";
import { fromBase64, toBase64 } from "./bytes";
import { sendPictures } from "./send-pictures";
import {
  StoreError,
  type ContentStore,
  type Publication,
  type StoreProblem,
  type Version,
  unreachable,
} from "./store";
import { withYaml } from "./yaml";

/** Meaning of the server's status codes. */
const problems: Record<number, StoreProblem> = { 403: "forbidden", 404: "missing", 507: "full" };

/**
 * Stores the content on this computer, through the server that `npm start` runs.
 * @param address base URL of the server's API
 */
export const localStore = (address: string): ContentStore => {
  const ask = async <Answer>(request: StoreRequest): Promise<Answer> => {
    const init = { method: "POST", body: JSON.stringify(request) };
    const response = await fetch(address, init).catch(unreachable);
    const text = await response.text().catch(unreachable);
    if (!response.ok) throw new StoreError(problems[response.status] ?? "broken", text);
    try {
      return JSON.parse(text) as Answer;
    } catch {
      throw new StoreError("broken", text.slice(0, 200));
    }
  };
  return {
    load: async () => withYaml(await ask<Snapshot>({ action: "load" })),
    commit: async (changes, revision, _, { onProgress, onSend } = {}) => {
      const send = (bytes: Uint8Array) =>
        ask<Uploaded>({ action: "upload", base64: toBase64(bytes) });
      const written = (await sendPictures(changes, send, onProgress)).map(
        ([file, data]): [string, NewContent] => [
          file,
          typeof data === "string" ? { text: data } : (data ?? null),
        ],
      );
      const mark = crypto.randomUUID();
      onSend?.(mark);
      const { isMade, content } = await ask<{ isMade: boolean; content: Snapshot }>({
        action: "commit",
        revision,
        mark,
        changes: Object.fromEntries(written),
      });
      return { isMade, snapshot: await withYaml(content) };
    },
    isMade: (mark) => ask<boolean>({ action: "is-made", mark }),
    history: async (file) => {
      const path = file === undefined ? "content" : `content/${file}`;
      const commits = await ask<Commit[] | null>({ action: "history", path, count: 100 });
      return commits?.map(({ id, ...commit }): Version => ({ revision: id, ...commit }));
    },
    changed: async (revision) =>
      ((await ask<FileChange[] | null>({ action: "changed", commit: revision })) ?? []).flatMap(
        ({ path, ...change }) =>
          path.startsWith("content/") ? [{ file: path.slice("content/".length), ...change }] : [],
      ),
    read: async (revision, file) =>
      (await ask<string | null>({ action: "read", path: `content/${file}`, commit: revision })) ??
      undefined,
    earlierPicture: async (save, file) => {
      const found = await ask<{ picture: Picture; base64: string } | null>({
        action: "earlier-picture",
        save,
        file,
      });
      return found ? { picture: found.picture, bytes: fromBase64(found.base64) } : undefined;
    },
    publication: async () =>
      (await ask<Publication | null>({ action: "publication" })) ?? undefined,
  };
};
