import type { Path } from "../../model/schema";
import { collectionOf } from "../content/edits";
import { filesOf, openCollections, type SectionName } from "../desk-sections";
import { shownPage } from "./shown-page";

/** Returns the path, in the default language, of the page that shows a file or one of its fields. */
export const pageOf = (file: string, field?: Path) => {
  const slug = file.replace(/^.*\//, "").replace(/\.\w+$/, "");
  return shownPage({ file, slug, collection: collectionOf(file) }, field);
};

/** Returns the path of the page that shows a section. */
export const pageOfSection = (section: SectionName) => {
  const [own] = filesOf(section);
  const collection = openCollections().get(section);
  return collection && pageOf((own ?? collection).path);
};
