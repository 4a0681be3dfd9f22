import type { Entry } from "../../content-files/content";
import type { ContentError } from "../../content-files/error";
import { referenceLists } from "../../content-files/reference-lists";

/** References of one list to the same entry. */
export const repeatedReferences = (entry: Entry): ContentError[] =>
  referenceLists([entry]).flatMap(({ file, path, key, ids }) =>
    ids.flatMap((id, index): ContentError[] => {
      if (id === undefined || ids.indexOf(id) === index) return [];
      return [{ file, path: [...path, index, key], code: "repeated-reference", detail: id }];
    }),
  );
