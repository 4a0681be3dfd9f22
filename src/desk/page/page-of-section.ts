import { filesOf, openCollections, type SectionName } from "../core/sections";
import type { DeskSite } from "../site";

/** Returns the path of the page that shows a section of the desk. */
export const pageOfSection = (section: SectionName, { pageOf }: DeskSite) => {
  const [own] = filesOf(section);
  const collection = openCollections().get(section);
  return collection && pageOf((own ?? collection).path);
};
