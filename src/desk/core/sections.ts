import { localeOf, isPicture } from "../../typed-content/files/content";
import { collectionOf, contentModel } from "./model";
import type { Collection } from "../../typed-content/collection";
import type { Words } from "../words";

/** In addresses: a collection, or one of the groups of single files below. */
export type SectionName = string;

const folderOf = ({ path }: Collection) => path.split("/")[0] ?? "";

export const isPage = ({ path }: Collection) => path.startsWith("pages/");

export const isHomePage = ({ path }: Collection) => /^pages\/home\.\w+$/.test(path);

/** Entries can be added to these. By section name. */
export const openCollections = () =>
  new Map(
    contentModel()
      .collections.filter(({ set }) => set === "open")
      .map((each) => [folderOf(each), each]),
  );

/** In the order of the model. */
export const filesOf = (section: SectionName) =>
  contentModel().collections.filter(
    (each) => each.set !== "open" && sectionOfCollection(each) === section,
  );

const sectionOfCollection = (collection: Collection): SectionName => {
  if (isPage(collection)) return "pages";
  if (collection.set === "open") return folderOf(collection);
  return collection.section ?? "facts";
};

export const sectionOf = (file: string): SectionName => {
  if (isPicture(file)) return "pictures";
  if (localeOf(file)) return "words";
  const collection = collectionOf(file);
  return collection ? sectionOfCollection(collection) : "facts";
};

/** In the navigation a line divides the groups. */
export const sectionGroups = (): SectionName[][] => [
  [...(contentModel().collections.some(isPage) ? ["pages"] : []), ...openCollections().keys()],
  ["facts", "words", "pictures"],
];

export const newEntryTitle = (section: SectionName, { changes, site }: Words) =>
  site.sections[section]?.newEntry ?? changes.newEntry;

export const sectionTitle = (section: SectionName, { nav, site }: Words) => {
  const own: Partial<Record<string, string>> = nav.sections;
  return (
    own[section] ??
    site.sections[section]?.title ??
    openCollections().get(section)?.title ??
    section
  );
};
