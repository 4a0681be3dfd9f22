import { filesOf, openCollections, type SectionName } from "../core/sections";
import type { DeskSite } from "../site";

export const pageOfSection = (section: SectionName, { pageOf }: DeskSite) => {
  const [own] = filesOf(section);
  const collection = openCollections().get(section);
  return collection && pageOf((own ?? collection).path);
};
