import type { Path } from "../../model/schema";
import { collectionOf } from "../content/edits";
import { filesOf, openCollections, type SectionName } from "../desk-sections";
import { shownPage } from "./shown-page";

/** Returns the path, in the default language, of the page on which a file, or one of its fields, is seen. */
export const pageOf = (file: string, field?: Path) => {
  const slug = file.replace(/^.*\//, "").replace(/\.\w+$/, "");
  return shownPage({ file, slug, collection: collectionOf(file) }, field);
};

/** Returns the same of a list of entries; of the one whose prices stand in its rows, the page of these. */
export const pageOfSection = (section: SectionName) => {
  const [own] = filesOf(section);
  const collection = openCollections().get(section);
  return collection && pageOf((own ?? collection).path);
};
