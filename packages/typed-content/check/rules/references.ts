import type { Entry } from "../../content";
import { referenceLists } from "../../reference-lists";
import type { ContentError } from "../findings";

export const repeatedReferences = (entry: Entry): ContentError[] =>
  referenceLists([entry]).flatMap(({ file, path, key, ids }) =>
    ids.flatMap((id, index): ContentError[] => {
      if (id === undefined || ids.indexOf(id) === index) return [];
      return [{ file, path: [...path, index, key], code: "repeated-reference", id }];
    }),
  );
