import { collections } from "../../../model";
import { holds, type Collection } from "../../../model/collection";
import { jsonSchema, type SchemaNode } from "../../../model/schema";
import type { Control, DraftEntry } from "../cms";
import { fromForm } from "../entry-data";

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

/** Every change of a form is drawn by a control of one of these kinds: its own, or the one around it. */
const WIDGETS = ["string", "text", "number", "boolean", "select", "relation", "list", "object"];

/**
 * Tells what the open form holds, once it is there and whenever it changes.
 * @returns what forgets the form: another may hold the same
 */
export const watchOpenEntry = (onChange: (entry: OpenEntry) => void) => {
  let seen: unknown;
  const look = (entry: DraftEntry) => {
    // None while an entry is loaded.
    const data: unknown = entry.get("data");
    if (!data || data === seen) return;
    seen = data;
    onChange(openEntry(entry));
  };
  for (const name of WIDGETS) {
    const { prototype } = CMS.getWidget(name).control;
    const { render } = prototype;
    prototype.render = function (this: Control) {
      const { getEntry }: Partial<Control["props"]> = this.props;
      // A list draws its items itself, and gives them less.
      if (getEntry) queueMicrotask(() => look(getEntry()));
      return render.call(this);
    };
  }
  return () => {
    seen = undefined;
  };
};

const openEntry = (entry: DraftEntry): OpenEntry => {
  const collection = collectionOf(entry);
  const node = collection ? jsonSchema(collection) : {};
  const data = fromForm(node, entry.get("data").toJS()) as OpenEntry["data"];
  return { file: fileOf(entry), slug: entry.get("slug"), collection, node, data };
};

/** The collection of an entry, also of one that has no file yet; undefined for interface words. */
export const collectionOf = (entry: DraftEntry) =>
  collections.find(
    (candidate) => holds(candidate, fileOf(entry)) || candidate.type === entry.get("collection"),
  );

/** Relative to the content root. */
const fileOf = (entry: DraftEntry) => entry.get("path").replace(/^content\//, "");
