import type { z } from "zod";
import type { RouteName } from "../model/routes";

/** A kind of content, with the location and the schema of its files. */
export type Collection = {
  /** Name of its GraphQL type and of its derived TypeScript type. */
  type: string;
  /** Its title for the owner, in Spanish. */
  title: string;
  /** A file (`company.json`), or a folder with the extension of its files (`trips/*.json`). */
  path: string;
  /** A single file, a folder with any entries, or a folder with exactly the entries of these `id`s. */
  set: "single" | "open" | readonly string[];
  /** The desk's list that has a single file. A folder has a list of its own. */
  group?: string;
  /** The page that shows its entries, or pages by `id` if they are on different pages. */
  shownOn?: RouteName | Readonly<Record<string, RouteName>>;
  /** The optional text without which lists do not show an entry of a folder. */
  shownWith?: string;
  schema: z.ZodObject;
};

/** Whether a path (relative to the content root, with `/`) belongs to the collection. */
export const holds = ({ path }: Collection, file: string) => {
  const [folder = "", ending] = path.split("*");
  if (ending === undefined) return file === path;
  const rest = file.slice(folder.length, -ending.length);
  return file.startsWith(folder) && file.endsWith(ending) && rest !== "" && !rest.includes("/");
};
