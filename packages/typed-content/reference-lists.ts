import { cachedBy } from "./helpers/cached-by";
import type { ReferenceWarnings } from "./fields/kind";
import { walk, type Path, type SchemaNode, type Address } from "./schema";
import { isShown } from "./shown";
import { isRecord } from "./helpers/is-record";
import type { Entry } from "./content";

type Reference = { key: string; collection: string; warnings: ReferenceWarnings };

export const referenceIn = ({ items }: SchemaNode): Reference | undefined => {
  for (const [key, { collection, warnings }] of Object.entries(items?.properties ?? {})) {
    if (collection && warnings) return { key, collection, warnings };
  }
  return undefined;
};

/** The field that identifies the items: their `id`, or their reference; undefined if they have neither. */
export const keyFieldOf = (list: SchemaNode) =>
  list.items?.properties?.id ? "id" : referenceIn(list)?.key;

/** Each group refers to an entry of another collection. */
type ReferenceList = Reference & {
  file: string;
  path: Path;
  /** One for each group; undefined if it is no text, which another rule reports. */
  ids: (string | undefined)[];
};

export const referencesTo = (entries: Entry[], type: string, id: unknown) =>
  entries.flatMap(({ file, node, data }) =>
    walk(node, data).flatMap(({ node: { kind, collection }, value, path }): Address[] =>
      kind === "reference" && collection === type && value === id ? [{ file, path }] : [],
    ),
  );

export const referenceLists = (entries: Entry[]): ReferenceList[] => entries.flatMap(listsIn);

/**
 * Entries that are hidden, lack the text of `shownWith`, or have no group in a list that needs one of each.
 * `lacks`: the text or the list.
 */
export const unseenEntries = (entries: Entry[]) => {
  const needed = referenceLists(entries).filter(({ warnings }) => warnings.unreferenced);
  return entries.flatMap(({ file, collection, data }) => {
    if (!isRecord(data)) return [];
    const { id } = data;
    const lacking = needed.find(
      (list) => list.collection === collection.type && !list.ids.some((each) => each === id),
    );
    if (!lacking && isShown(data, collection.shownWith)) return [];
    const lacks: Address = lacking ?? { file, path: [collection.shownWith ?? ""] };
    return [{ file, collection, id, lacks }];
  });
};

const listsIn = cachedBy(({ file, node, data }: Entry) =>
  walk(node, data).flatMap(({ node: list, value: groups, path }): ReferenceList[] => {
    const reference = referenceIn(list);
    if (!reference || !Array.isArray(groups)) return [];
    const ids = groups.map((group: unknown) => {
      const id = isRecord(group) ? group[reference.key] : undefined;
      return typeof id === "string" ? id : undefined;
    });
    return [{ ...reference, file, path, ids }];
  }),
);
