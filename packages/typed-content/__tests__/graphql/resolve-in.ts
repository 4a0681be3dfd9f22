import type { ContentModel } from "../../content";
import { resolversOf } from "../../graphql/resolvers";
import type { Arguments, ContentEntry } from "../../graphql/resolver";

type Entries = Record<string, ContentEntry[]>;

/** Answers a query for a field, of content by type. `type`: of the entry, where a query does not say it. */
export const resolveIn = (model: ContentModel, content: Entries, type = "") => {
  const resolvers = resolversOf(model);
  const source = {
    entries: (name: string) => Promise.resolve(content[name] ?? []),
    file: (path: string) => Promise.resolve(path),
    digest: () => Promise.resolve(undefined),
    today: () => Promise.resolve("2027-06-15"),
  };
  return (
    name: string,
    value: unknown,
    args: Partial<Arguments> = {},
    parent?: Record<string, unknown>,
  ) => resolvers[name]?.(value, { key: "", type, language: "es", ...args }, source, parent);
};
