import * as z from "zod";
import { InvalidRequest, parseRequest } from "./resolve-path";
import type { openContentFolder } from "./content-folder";
import { fileProblem, type FileProblem } from "../../base/file-errors";
import { Locked } from "./lock";
import type { Publication } from "../stores/store";
import type { NewContent } from "./uploads";

const uploaded = z.strictObject({ upload: z.string().regex(/^[\da-f]{64}$/) });

const newContent: z.ZodType<NewContent> = z.union([
  z.strictObject({ text: z.string() }),
  uploaded,
  z.null(),
]);

const mark = z.uuid();

const storeRequest = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("load") }),
  z.strictObject({
    action: z.literal("commit"),
    revision: z.string(),
    mark,
    changes: z.record(z.string(), newContent),
  }),
  z.strictObject({ action: z.literal("upload"), base64: z.base64() }),
  z.strictObject({ action: z.literal("is-made"), mark }),
  z.strictObject({ action: z.literal("history"), file: z.string().optional() }),
  z.strictObject({ action: z.literal("changed"), revision: z.string() }),
  z.strictObject({ action: z.literal("read"), revision: z.string(), file: z.string() }),
  z.strictObject({ action: z.literal("earlier-picture"), save: z.string(), file: z.string() }),
  z.strictObject({ action: z.literal("publication") }),
]);

export type StoreRequest = z.infer<typeof storeRequest>;

export type Store = {
  content: Pick<
    ReturnType<typeof openContentFolder>,
    "load" | "commit" | "upload" | "isMade" | "history" | "changed" | "read" | "earlierPicture"
  >;
  /** The folder that contains `content`. */
  repository: string;
  /** Undefined if no site is built from the content. */
  publication: () => Promise<Publication | undefined>;
};

const answer = async (body: unknown, { content, publication }: Store): Promise<unknown> => {
  const request = parseRequest(storeRequest, body);
  switch (request.action) {
    case "load":
      return content.load();
    case "upload":
      return { upload: await content.upload(Buffer.from(request.base64, "base64")) };
    case "commit":
      return content.commit(request);
    case "is-made":
      return content.isMade(request.mark);
    case "history":
      return (await content.history(request.file)) ?? null;
    case "changed":
      return (await content.changed(request.revision)) ?? null;
    case "read":
      return (await content.read(request.revision, request.file)) ?? null;
    case "earlier-picture": {
      const found = await content.earlierPicture(request.save, request.file);
      return found ? { picture: found.picture, base64: found.bytes.toString("base64") } : null;
    }
    case "publication":
      return (await publication()) ?? null;
  }
};

/**
 * Never throws: the status is 400 for an invalid request, one of {@link STATUSES} for a failure of the file system, and
 * 500 for other errors.
 */
export const storeAnswer = async (
  body: string,
  store: Store,
): Promise<{ status: number; body: string }> => {
  try {
    return { status: 200, body: JSON.stringify(await answer(JSON.parse(body), store)) };
  } catch (error) {
    return { status: statusOf(error), body: String(error) };
  }
};

/** They tell `stores/local.ts` what the owner can do. */
const STATUSES: Partial<Record<FileProblem, number>> = { full: 507, unwritable: 403, busy: 423 };

const statusOf = (error: unknown) => {
  if (error instanceof InvalidRequest || error instanceof SyntaxError) return 400;
  const problem = error instanceof Locked ? "busy" : fileProblem(error);
  return (problem && STATUSES[problem]) ?? 500;
};
