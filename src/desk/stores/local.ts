import * as z from "zod";
import { isRecord } from "../../base/is-record";
import type { StoreRequest } from "../server/store-requests";
import type { NewContent } from "../server/uploads";
import type { Snapshot } from "../core/snapshot";
import type { Picture } from "../../typed-content/content";
import { fromBase64, toBase64 } from "./bytes";
import { fetchInTime } from "./timing";
import {
  sendPictures,
  StoreError,
  type ChangedFile,
  type ContentStore,
  type Publication,
  type StoreProblem,
  type Version,
} from "./store";
import { withYaml } from "./yaml";

const problems: Record<number, StoreProblem> = {
  403: "unwritable",
  404: "missing",
  423: "in-use",
  507: "full",
};

/** Something else in the server's place would not have these. */
const SNAPSHOT = z.custom<Snapshot>(
  (data) =>
    isRecord(data) &&
    typeof data.revision === "string" &&
    [data.files, data.sources, data.pictures].every(Array.isArray),
);
const COMMITTED = z.object({ isMade: z.boolean(), content: SNAPSHOT });
const UPLOADED = z.object({ upload: z.string() });
const VERSIONS = z.array(z.custom<Version>(isRecord)).nullable();
const CHANGED = z.array(z.custom<ChangedFile>(isRecord)).nullable();
const TEXT = z.string().nullable();
const PICTURE = z.object({ picture: z.custom<Picture>(isRecord), base64: z.string() }).nullable();
const PUBLICATION = z.custom<Publication>(isRecord).nullable();

/** `address` is the base URL of the API of `npm start`. */
export const localStore = (address: string): ContentStore => {
  const ask = async <Answer>(request: StoreRequest, shape: z.ZodType<Answer>): Promise<Answer> => {
    const response = await fetchInTime(address, { method: "POST", body: JSON.stringify(request) });
    const text = await response.text();
    if (!response.ok) throw new StoreError(problems[response.status] ?? "broken", text);
    try {
      return shape.parse(JSON.parse(text));
    } catch {
      throw new StoreError("broken", text.slice(0, 200));
    }
  };
  return {
    load: async () => withYaml(await ask({ action: "load" }, SNAPSHOT)),
    commit: async (changes, revision, _, { onProgress, onSend } = {}) => {
      const send = (bytes: Uint8Array) =>
        ask({ action: "upload", base64: toBase64(bytes) }, UPLOADED);
      const written = (await sendPictures(changes, send, onProgress)).map(
        ([file, data]): [string, NewContent] => [
          file,
          typeof data === "string" ? { text: data } : (data ?? null),
        ],
      );
      const mark = crypto.randomUUID();
      onSend?.(mark);
      const { isMade, content } = await ask(
        { action: "commit", revision, mark, changes: Object.fromEntries(written) },
        COMMITTED,
      );
      return { isMade, snapshot: await withYaml(content) };
    },
    isMade: (mark) => ask({ action: "is-made", mark }, z.boolean()),
    history: async (file) => (await ask({ action: "history", file }, VERSIONS)) ?? undefined,
    changed: async (revision) => (await ask({ action: "changed", revision }, CHANGED)) ?? [],
    read: async (revision, file) =>
      (await ask({ action: "read", revision, file }, TEXT)) ?? undefined,
    earlierPicture: async (save, file) => {
      const found = await ask({ action: "earlier-picture", save, file }, PICTURE);
      return found ? { picture: found.picture, bytes: fromBase64(found.base64) } : undefined;
    },
    publication: async () => (await ask({ action: "publication" }, PUBLICATION)) ?? undefined,
  };
};
