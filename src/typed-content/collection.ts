import type { z } from "zod";

/** A kind of content, with the location and the schema of its files. */
export type Collection = {
  /** Name of its GraphQL type and of its derived TypeScript type. */
  type: string;
  /** Its title for the owner, in Spanish. */
  title: string;
  /** A file (`house.json`), or a folder with the extension of its files (`rooms/*.json`). */
  path: string;
  /** A single file, a folder with any entries, or a folder with exactly the entries of these `id`s. */
  set: "single" | "open" | readonly string[];
  /** The desk's list that has a single file. A folder has a list of its own. */
  group?: string;
  /** The desk's section that has a single file, by default that of facts. A folder is a section of its own. */
  section?: string;
  /** The page that shows its entries, or pages by `id` if they are on different pages. */
  shownOn?: string | Readonly<Record<string, string>>;
  /** The optional text without which lists do not show an entry of a folder. */
  shownWith?: string;
  /** Values with which it was delivered and which could be real elsewhere, by path: `address,postalCode`. */
  delivered?: Readonly<Record<string, RegExp>>;
  schema: z.ZodObject;
};

/** Whether a path (relative to the content root, with `/`) belongs to the collection. */
export const holds = ({ path }: Collection, file: string) => {
  const [folder = "", ending] = path.split("*");
  if (ending === undefined) return file === path;
  const rest = file.slice(folder.length, -ending.length);
  return file.startsWith(folder) && file.endsWith(ending) && rest !== "" && !rest.includes("/");
};

/** Returns the collection that a content file belongs to. */
export const collectionOf = (
  { collections }: { collections: readonly Collection[] },
  file: string,
): Collection | undefined => collections.find((candidate) => holds(candidate, file));
