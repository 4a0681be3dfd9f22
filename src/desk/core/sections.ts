import { localeOf, isPicture } from "../../typed-content/files/content";
import { collectionOf, contentModel } from "./model";
import type { Collection } from "../../typed-content/collection";
import type { Words } from "../words";

/** The name of a section in addresses: a collection, or one of the groups of single files below. */
export type SectionName = string;

const folderOf = ({ path }: Collection) => path.split("/")[0] ?? "";

/** Whether a collection holds the texts of a page. */
export const isPage = ({ path }: Collection) => path.startsWith("pages/");

/** Whether a collection holds the texts of the home page. */
export const isHomePage = ({ path }: Collection) => /^pages\/home\.\w+$/.test(path);

/** Returns the collections whose entries can be added, by section name. */
export const openCollections = () =>
  new Map(
    contentModel()
      .collections.filter(({ set }) => set === "open")
      .map((each) => [folderOf(each), each]),
  );

/** Returns the single files of a section, in the order of the model. */
export const filesOf = (section: SectionName) =>
  contentModel().collections.filter(
    (each) => each.set !== "open" && sectionOfCollection(each) === section,
  );

const sectionOfCollection = (collection: Collection): SectionName => {
  if (isPage(collection)) return "pages";
  if (collection.set === "open") return folderOf(collection);
  return collection.section ?? "facts";
};

/** Returns the section in which the desk shows a file. */
export const sectionOf = (file: string): SectionName => {
  if (isPicture(file)) return "pictures";
  if (localeOf(file)) return "words";
  const collection = collectionOf(file);
  return collection ? sectionOfCollection(collection) : "facts";
};

/** Returns all section names in the navigation's groups, which are divided by a line. */
export const sectionGroups = (): SectionName[][] => [
  [...(contentModel().collections.some(isPage) ? ["pages"] : []), ...openCollections().keys()],
  ["facts", "words", "pictures"],
];

/** Returns what an entry of a section is called that has no name yet. */
export const newEntryTitle = (section: SectionName, { changes, site }: Words) =>
  site.sections[section]?.newEntry ?? changes.newEntry;

/** Returns the title of a section as the owner reads it. */
export const sectionTitle = (section: SectionName, { nav, site }: Words) => {
  const own: Partial<Record<string, string>> = nav.sections;
  return (
    own[section] ??
    site.sections[section]?.title ??
    openCollections().get(section)?.title ??
    section
  );
};
