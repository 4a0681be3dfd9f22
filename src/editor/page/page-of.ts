import type { Path } from "../../model/schema";
import { collectionOf } from "../content/edits";
import { shownPage } from "./shown-page";

/** Returns the path, in the default language, of the page on which a file, or one of its fields, is seen. */
export const pageOf = (file: string, field?: Path) => {
  const slug = file.replace(/^.*\//, "").replace(/\.\w+$/, "");
  return shownPage({ file, slug, collection: collectionOf(file) }, field);
};
