import * as z from "zod";
import { isRecord } from "@brisa/typed-content/helpers";
import type { NewPicture, Snapshot } from "../core/edits";
import { fromBase64, toBase64 } from "./bytes";
import type { NewContent, StoreRequest } from "./home-requests";
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
import { isContentPicture } from "./writable";
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
  /** By default as it is now. */
  const bytesOf = async (file: string, before?: string) => {
    const base64 = await ask({ action: "picture", file, before }, TEXT);
    return base64 === null ? undefined : fromBase64(base64);
  };
  const pictureOf = async (file: string, before?: string): Promise<NewPicture | undefined> => {
    const bytes = await bytesOf(file, before);
    if (!bytes) return undefined;
    const { measurePicture } = await import("./pictures-on-demand");
    return { picture: { file, ...(await measurePicture(bytes)) }, bytes };
  };
  /** Pictures that the last save has deleted, until the window closes: Git may not have them. */
  let deleted: { revision: string; pictures: Map<string, NewPicture | undefined> } | undefined;

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
      const pictures = new Map<string, NewPicture | undefined>();
      for (const [file, data] of written)
        if (data === null && isContentPicture(file))
          pictures.set(file, await pictureOf(file).catch(() => undefined));
      // What was sent without an answer is compared with the content: there is no commit to look up.
      onSend?.("sent");
      const { isMade, content } = await ask(
        { action: "commit", revision, changes: Object.fromEntries(written) },
        COMMITTED,
      );
      if (isMade) deleted = { revision: content.revision, pictures };
      return { isMade, snapshot: await withYaml(content) };
    },
    history: async (file) => (await ask({ action: "history", file }, VERSIONS)) ?? undefined,
    changed: async (revision) => (await ask({ action: "changed", revision }, CHANGED)) ?? [],
    read: async (revision, file) =>
      (await ask({ action: "read", revision, file }, TEXT)) ?? undefined,
    picture: bytesOf,
    earlierPicture: async (revision, file) =>
      deleted?.revision === revision ? deleted.pictures.get(file) : pictureOf(file, revision),
    publication: async () => (await ask({ action: "publication" }, PUBLICATION)) ?? undefined,
  };
};
