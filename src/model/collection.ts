import type { z } from "zod";
import type { RouteName } from "../routes";

/** A kind of content: where its files lie and what they may hold. */
export type Collection = {
  /** Name of its GraphQL type and of its derived TypeScript type. */
  type: string;
  /** What the owner calls it. */
  title: string;
  /** A file (`company.json`) or a folder with the ending of its files (`trips/*.json`). */
  path: string;
  /** One file, a folder that may grow, or a folder with just these entries (by `id`). */
  set: "single" | "open" | readonly string[];
  /** Where the editor lists a single file; a folder has a list of its own. */
  group?: string;
  /** The page on which its words are seen, for each entry (by `id`) where they differ. */
  shownOn?: RouteName | Readonly<Record<string, RouteName>>;
  schema: z.ZodObject;
};

/** Does this path (relative to the content root, with `/`) belong to the collection? */
export const holds = ({ path }: Collection, file: string) => {
  const [folder = "", ending] = path.split("*");
  if (ending === undefined) return file === path;
  const rest = file.slice(folder.length, -ending.length);
  return file.startsWith(folder) && file.endsWith(ending) && rest !== "" && !rest.includes("/");
};
