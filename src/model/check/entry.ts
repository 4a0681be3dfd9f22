import type { Collection } from "../collection";
import type { SchemaNode } from "../schema";

/** A content file that could be read, with the collection that it belongs to. */
export type Entry = { file: string; collection: Collection; node: SchemaNode; data: unknown };
