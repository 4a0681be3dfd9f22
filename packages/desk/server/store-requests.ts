import * as z from "zod";
import { fileProblem, type FileProblem } from "@brisa/typed-content/disk";
import { storeRequest, type StoreRequest } from "../stores/home-requests";
import type { Publication } from "../stores/store";
import type { ContentFolder } from "./content-folder";
import { Locked } from "./lock";
import { InvalidRequest } from "./resolve-path";

export type Store = {
  content: ContentFolder;
  /** Undefined if no site is built from the content. */
  publication: () => Promise<Publication | undefined>;
};

const answer = async (request: StoreRequest, { content, publication }: Store): Promise<unknown> => {
  switch (request.action) {
    case "load":
      return content.load();
    case "upload":
      return { upload: content.upload(Buffer.from(request.base64, "base64")) };
    case "commit":
      return content.commit(request);
    case "history":
      return content.history(request.file);
    case "changed":
      return content.changed(request.revision);
    case "read":
      return content.read(request.revision, request.file);
    case "picture":
      return (await content.picture(request.file, request.before))?.toString("base64");
    case "publication":
      return publication();
  }
};

/** They tell `stores/local.ts` what the owner can do. */
const STATUSES: Partial<Record<FileProblem, number>> = { full: 507, unwritable: 403, busy: 423 };

const statusOf = (error: unknown) => {
  if ([InvalidRequest, SyntaxError, z.ZodError].some((kind) => error instanceof kind)) return 400;
  const problem = error instanceof Locked ? "busy" : fileProblem(error);
  return (problem && STATUSES[problem]) ?? 500;
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
    const answered = await answer(storeRequest.parse(JSON.parse(body)), store);
    return { status: 200, body: JSON.stringify(answered ?? null) };
  } catch (error) {
    return { status: statusOf(error), body: String(error) };
  }
};
