import { z } from "zod";
import { BrokenRequest, parseRequest } from "./broken-request";
import type { openContentFolder } from "./content-folder";
import { historyAnswer } from "./git-history";

/** A file's new content; null takes it away. */
const change = z.union([
  z.strictObject({ text: z.string() }),
  z.strictObject({ base64: z.base64() }),
  z.null(),
]);

/** What the desk asks the server of this machine. */
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
  z.strictObject({ action: z.literal("read"), path: z.string(), commit: z.string() }),
]);

export type StoreRequest = z.infer<typeof storeRequest>;

const bytesOf = (data: z.infer<typeof change>) => {
  if (data === null) return undefined;
  return "text" in data ? data.text : new Uint8Array(Buffer.from(data.base64, "base64"));
};

const answer = async (
  asked: unknown,
  folder: ReturnType<typeof openContentFolder>,
  repository: string,
): Promise<unknown> => {
  const request = parseRequest(storeRequest, asked);
  switch (request.action) {
    case "load":
      return folder.load();
    case "commit": {
      const changes = Object.entries(request.changes);
      const files = changes.map(([file, data]) => [file, bytesOf(data)] as const);
      return folder.commit(new Map(files), request.revision);
    }
    case "history":
    case "read":
      return (await historyAnswer(request, repository)) ?? null;
  }
};

/**
 * Answers what the desk asks. Whatever is asked, there is an answer: 400 to what can not be asked for,
 * 507 where the disk is full, 500 where the file system says something else.
 * @param body of the request
 * @param repository the folder in which `content` is
 */
export const storeAnswer = async (
  body: string,
  folder: ReturnType<typeof openContentFolder>,
  repository: string,
): Promise<{ status: number; body: string }> => {
  try {
    return {
      status: 200,
      body: JSON.stringify(await answer(JSON.parse(body), folder, repository)),
    };
  } catch (error) {
    return { status: statusOf(error), body: String(error) };
  }
};

const statusOf = (error: unknown) => {
  if (error instanceof BrokenRequest || error instanceof SyntaxError) return 400;
  return ["ENOSPC", "EDQUOT"].includes(String((error as NodeJS.ErrnoException).code)) ? 507 : 500;
};
