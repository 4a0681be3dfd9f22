import type { z } from "zod";
import type { RouteName } from "../routes";

/** A kind of content: the location of its files and their schema. */
export type Collection = {
  /** Name of its GraphQL type and of its derived TypeScript type. */
  type: string;
  /** Its name for the owner, in Spanish. */
  title: string;
  /** A file (`company.json`) or a folder with the ending of its files (`trips/*.json`). */
  path: string;
  /** One file, a folder that may grow, or a folder with just these entries (by `id`). */
  set: "single" | "open" | readonly string[];
  /** Where the editor lists a single file; a folder has a list of its own. */
  group?: string;
  /** The page that shows its texts; by `id` where entries are shown on different pages. */
  shownOn?: RouteName | Readonly<Record<string, RouteName>>;
  schema: z.ZodObject;
};

/** Whether a path (relative to the content root, with `/`) belongs to the collection. */
export const holds = ({ path }: Collection, file: string) => {
  const [folder = "", ending] = path.split("*");
  if (ending === undefined) return file === path;
  const rest = file.slice(folder.length, -ending.length);
  return file.startsWith(folder) && file.endsWith(ending) && rest !== "" && !rest.includes("/");
};
