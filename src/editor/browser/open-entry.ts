import { collections } from "../../model";
import { holds, type Collection } from "../../model/collection";
import { jsonSchema, type SchemaNode } from "../../model/schema";
import { fromForm } from "./entry-data";
import { onChange, openForm } from "./store";

/** The entry whose form is open. */
export type OpenEntry = {
  /** Its file, relative to the content root. */
  file: string;
  /** The name by which the editor's addresses know it. */
  slug: string;
  /** None of interface words, which the model does not know. */
  collection?: Collection;
  node: SchemaNode;
  /** What its form holds, as the file would. */
  data: Record<string, unknown>;
};

/** The entry whose form is open; undefined where there is none, and while it is loaded. */
export const openEntry = (): OpenEntry | undefined => {
  const entry = openForm()?.entry;
  if (!entry?.get("data")) return undefined;
  const file = entry.get("path").replace(/^content\//, "");
  // A new entry has no file yet.
  const collection = collections.find(
    (candidate) => holds(candidate, file) || candidate.type === entry.get("collection"),
  );
  const node = collection ? jsonSchema(collection) : {};
  const data = fromForm(node, entry.get("data").toJS()) as OpenEntry["data"];
  return { file, slug: entry.get("slug"), collection, node, data };
};

/** Tells what the open form holds, once it is there and whenever it changes. */
export const watchOpenEntry = (tell: (entry: OpenEntry) => void) => {
  let seen: unknown;
  onChange(() => {
    const data: unknown = openForm()?.entry.get("data");
    if (data === seen) return;
    seen = data;
    const entry = openEntry();
    if (entry) tell(entry);
  });
};
