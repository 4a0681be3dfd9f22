import * as z from "zod";

/** A text, or the digest of bytes that were sent before. Null deletes the file. */
const newContent = z.union([
  z.strictObject({ text: z.string() }),
  z.strictObject({ upload: z.string() }),
  z.null(),
]);

export type NewContent = z.infer<typeof newContent>;

/** What the desk asks the server at home. */
export const storeRequest = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("load") }),
  z.strictObject({
    action: z.literal("commit"),
    revision: z.string(),
    changes: z.record(z.string(), newContent),
  }),
  z.strictObject({ action: z.literal("upload"), base64: z.base64() }),
  z.strictObject({ action: z.literal("history"), file: z.string().optional() }),
  z.strictObject({ action: z.literal("changed"), revision: z.string() }),
  z.strictObject({ action: z.literal("read"), revision: z.string(), file: z.string() }),
  z.strictObject({ action: z.literal("picture"), file: z.string(), before: z.string().optional() }),
  z.strictObject({ action: z.literal("publication") }),
]);

export type StoreRequest = z.infer<typeof storeRequest>;
