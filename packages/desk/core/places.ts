import { isPicture, localeOf } from "@brisa/typed-content/files";
import type { Path, Address, Collection, Content } from "@brisa/typed-content";
import { collectionOf, contentModel } from "./model";
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

/** The list or, of a collection that mostly has one entry, that one. */
export const placeOfSection = (name: SectionName, { entries }: Pick<Content, "entries">): Place => {
  const collection = openCollections().get(name);
  const files = entries.filter((entry) => entry.collection === collection).map(({ file }) => file);
  const [only] = collection?.mostlyOne && files.length === 1 ? files : [];
  return only ? { screen: "entry", file: only } : { screen: "list", name };
};

/** In the navigation a line divides the groups. */
export const sectionGroups = (): SectionName[][] => [
  [...(contentModel().collections.some(isPage) ? ["pages"] : []), ...openCollections().keys()],
  ["facts", "words", "pictures"],
];

export const newEntryTitle = (section: SectionName, { changes, site }: Words) =>
  site.sections?.[section]?.newEntry ?? changes.newEntry;

export const sectionTitle = (section: SectionName, { nav, site }: Words) => {
  const own: Partial<Record<string, string>> = nav.sections;
  return (
    own[section] ??
    site.sections?.[section]?.title ??
    openCollections().get(section)?.title ??
    section
  );
};

export type { SectionName as ListName };

export type Place =
  | { screen: "start" }
  /** What its importer is given, as the search of an address: empty before anything is. */
  | { screen: "list"; name: SectionName; given?: string }
  /** The field to scroll to; and the promises that led here, to which the head of the screen leads back. */
  | { screen: "entry"; file: string; field?: Path; from?: PromisesPlace }
  | PromisesPlace
  | { screen: "history" };

/** `question`: the title of the one that is shown at first. */
export type PromisesPlace = { screen: "promises"; question: string };

/** Called with the label of the field that gets the focus. */
export type OnField = (field: Address, label: string) => void;

/** A picture file is edited in the list of pictures. `from` leads back. */
export const placeToEdit = ({ file, path }: Address, from?: PromisesPlace): Place =>
  isPicture(file)
    ? { screen: "list", name: "pictures" }
    : { screen: "entry", file, ...(path.length > 0 && { field: path }), ...(from && { from }) };

export const addressOf = (place: Place): string => {
  switch (place.screen) {
    case "start":
      return "#/";
    case "list":
      return `#/${place.name}${place.given === undefined ? "" : `?${place.given}`}`;
    case "entry": {
      const { file, field, from } = place;
      const search = [
        ...(field?.length ? [`field=${encodeURIComponent(field.join("."))}`] : []),
        ...(from ? [`from=${encodeURIComponent(addressOf(from))}`] : []),
      ].join("&");
      return `#/file/${encodeURI(file)}${search && `?${search}`}`;
    }
    case "promises":
      return `#/promises/${encodeURIComponent(place.question)}`;
    case "history":
      return "#/history";
  }
};

/** The start screen where the address is invalid. */
export const placeAt = (address: string): Place => {
  const [path = "", search] = address.replace(/^#\/?/, "").split("?");
  const asked = new URLSearchParams(search);
  const [first = "", ...rest] = decoded(path).split("/");
  const file = rest.join("/");
  if (!file && sectionGroups().flat().includes(first))
    return { screen: "list", name: first, ...(search !== undefined && { given: search }) };
  // A file's earlier values are in its form.
  if (first === "history") return file ? { screen: "entry", file } : { screen: "history" };
  if (first === "promises") return { screen: "promises", question: file };
  if (first !== "file" || !file) return { screen: "start" };
  const field = asked.get("field");
  const from = placeAt(asked.get("from") ?? "");
  return {
    screen: "entry",
    file,
    ...(field && { field: stepsOf(field) }),
    ...(from.screen === "promises" && { from }),
  };
};

/** Numbers are list indices: no field's name is a number. */
export const stepsOf = (field: string): Path =>
  field.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));

const decoded = (path: string) => {
  try {
    return decodeURI(path);
  } catch {
    return "";
  }
};

/** If the place is the current one, its field gets the focus again. */
export const go = (place: Place) => {
  const address = addressOf(place);
  // The browser fires no event if the URL stays the same.
  if (address === location.hash) dispatchEvent(new HashChangeEvent("hashchange"));
  // When called from the framed page, a relative address would resolve against that page.
  else location.assign(new URL(address, location.href));
};
