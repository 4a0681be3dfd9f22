import { join } from "node:path";
import type { Content } from "@brisa/typed-content";
import { readContent } from "@brisa/typed-content/read";
import { guestHouse } from "../model";

/** The folder of the guest house's content. */
export const ROOT = join(__dirname, "../content");

/** The day on which the tests look at it. */
export const TODAY = "2027-02-01";

export const content = readContent(ROOT, guestHouse);

/** Returns the content with other values in the fields of a file; undefined removes one. */
export const having = (file: string, fields: object): Content => ({
  ...content,
  entries: content.entries.map((entry) =>
    entry.file === file ? { ...entry, data: { ...(entry.data as object), ...fields } } : entry,
  ),
});
