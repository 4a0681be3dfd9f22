import { z } from "zod";
import { InvalidRequest, parseRequest } from "./invalid-request";
import type { openContentFolder } from "./content-folder";
import { isDiskFull } from "./commit";
import { historyAnswer } from "./git-history";
import type { Publication } from "./publication";

/** A file's new content; null deletes the file. */
const change = z.union([
  z.strictObject({ text: z.string() }),
  z.strictObject({ base64: z.base64() }),
  z.null(),
]);

/** The requests that the desk sends to the server of `npm start`. */
const storeRequest = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("load") }),
  z.strictObject({
    action: z.literal("commit"),
    revision: z.string(),
    changes: z.record(z.string(), change),
  }),
  z.strictObject({
    action: z.literal("history"),
    path: z.string(),
    count: z.int().min(1).max(100),
  }),
  z.strictObject({ action: z.literal("changed"), commit: z.string() }),
  z.strictObject({ action: z.literal("read"), path: z.string(), commit: z.string() }),
  z.strictObject({ action: z.literal("publication") }),
]);

export type StoreRequest = z.infer<typeof storeRequest>;

const bytesOf = (data: z.infer<typeof change>) => {
  if (data === null) return undefined;
  return "text" in data ? data.text : new Uint8Array(Buffer.from(data.base64, "base64"));
};

/** The store that answers the desk's requests. */
export type Store = {
  content: Pick<ReturnType<typeof openContentFolder>, "load" | "commit">;
  /** The folder that contains `content`. */
  repository: string;
  /** Returns the publication state of the newest content; undefined if no site is built from it. */
  publication: () => Promise<Publication | undefined>;
};

const answer = async (
  body: unknown,
  { content, repository, publication }: Store,
): Promise<unknown> => {
  const request = parseRequest(storeRequest, body);
  switch (request.action) {
    case "load":
      return content.load();
    case "commit": {
      const changes = Object.entries(request.changes);
      const files = changes.map(([file, data]) => [file, bytesOf(data)] as const);
      return content.commit(new Map(files), request.revision);
    }
    case "history":
    case "changed":
    case "read":
      return (await historyAnswer(request, repository)) ?? null;
    case "publication":
      return (await publication()) ?? null;
  }
};

/**
 * Answers a request of the desk. Never throws: the status is 400 for an invalid request, 507 if the disk is
 * full, and 500 for other errors.
 * @param body the body of the request
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

const statusOf = (error: unknown) => {
  if (error instanceof InvalidRequest || error instanceof SyntaxError) return 400;
  return isDiskFull(error) ? 507 : 500;
};
