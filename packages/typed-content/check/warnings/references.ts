import { cachedBy } from "../../helpers/cached-by";
import { idOf, idsOf } from "../../files/content";
import type { Content, Entry } from "../../content";
import { referenceLists } from "../../reference-lists";
import { walk } from "../../schema";
import { isHidden } from "../../shown";
import { ofModel, type ContentError, type Warning } from "../findings";

/** The site shows neither. A hidden entry needs no reference, and may have one. */
export const unmatchedReferences = (content: Content): Warning[] =>
  referenceLists(content.entries).flatMap(({ file, path, key, warnings, ids, ...list }) => {
    const target = content.model.collections.find(({ type }) => type === list.collection);
    const known = target && idsOf(content, target);
    // Unknown if an entry or a reference cannot be read.
    if (!known?.complete || ids.includes(undefined)) return [];
    const { unreferenced: code, dangling: danglingCode } = warnings;
    const unreferenced = content.entries
      .filter((entry) => entry.collection === target && !isHidden(entry.data))
      .filter((entry) => !ids.includes(String(idOf(entry))))
      .flatMap((entry): Warning[] =>
        code ? [ofModel({ file: entry.file, path: [], code, list: file })] : [],
      );
    const dangling = ids.flatMap((id = "", index): Warning[] =>
      known.ids.includes(id)
        ? []
        : [ofModel({ file, path: [...path, index, key], code: danglingCode, id })],
    );
    return [...unreferenced, ...dangling];
  });

export const goneReferences = (content: Content): Warning[] =>
  goneIn(content).flatMap(({ file, path, id, gone }): Warning[] =>
    gone ? [] : [{ file, path, code: "reference-gone", id }],
  );

/** Without their entry, what is left would say something else. */
export const neededReferences = (content: Content): ContentError[] =>
  goneIn(content).flatMap(({ file, path, id, gone: code }) =>
    code ? [ofModel({ file, path, code, id })] : [],
  );

const goneIn = (content: Content) =>
  content.entries.flatMap((entry) =>
    referencesIn(entry).filter(({ type, id }) => {
      const target = content.model.collections.find((collection) => collection.type === type);
      const known = target && idsOf(content, target);
      // Unknown if an entry cannot be read. An empty text is an error.
      return known?.complete && id && !known.ids.includes(id);
    }),
  );

const referencesIn = cachedBy(({ file, node, data }: Entry) =>
  walk(node, data).flatMap(
    ({ node: { kind, collection: type, warnings, gone }, value: id, path }) =>
      kind === "reference" && !warnings && typeof id === "string"
        ? [{ file, path, type, id, gone }]
        : [],
  ),
);
