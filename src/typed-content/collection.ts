import type { z } from "zod";

export type Collection = {
  /** Name of its GraphQL type and of its derived TypeScript type. */
  type: string;
  /** For the owner, in Spanish. */
  title: string;
  /** A file (`house.json`), or a folder with the extension of its files (`rooms/*.json`). */
  path: string;
  /** A single file, a folder with any entries, or one with exactly the entries of these `id`s. */
  set: "single" | "open" | readonly string[];
  /** The desk's list that has a single file. A folder has a list of its own. */
  group?: string;
  /** The desk's section that has a single file, by default that of facts. A folder is a section of its own. */
  section?: string;
  /** A page, or pages by `id` if the entries are on different ones. */
  shownOn?: string | Readonly<Record<string, string>>;
  /** The optional text without which lists do not show an entry of a folder. */
  shownWith?: string;
  /** Values with which it was delivered and which could be real elsewhere, by path: `address,postalCode`. */
  delivered?: Readonly<Record<string, RegExp>>;
  schema: z.ZodObject;
};

/** Relative to the content root, with `/`. */
export const holds = ({ path }: Collection, file: string) => {
  const [folder = "", ending] = path.split("*");
  if (ending === undefined) return file === path;
  const rest = file.slice(folder.length, -ending.length);
  return file.startsWith(folder) && file.endsWith(ending) && rest !== "" && !rest.includes("/");
};

export const collectionOf = (
  { collections }: { collections: readonly Collection[] },
  file: string,
): Collection | undefined => collections.find((candidate) => holds(candidate, file));
