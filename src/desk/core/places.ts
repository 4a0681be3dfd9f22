import type { Address } from "../../typed-content/address";
import { isPicture } from "../../typed-content/files/content";
import type { Path } from "../../typed-content/schema";
import { sectionGroups, type SectionName } from "./sections";

export type { SectionName as ListName };

/** A location in the editor. */
export type Place =
  | { screen: "start" }
  | { screen: "list"; name: SectionName }
  /** @param field the field to scroll to */
  | { screen: "entry"; file: string; field?: Path }
  /** @param group what is promised (`../promises`) */
  | { screen: "promises"; group: string }
  /** @param file the history of all files where it is missing */
  | { screen: "history"; file?: string };

/** Returns the screen on which a field is edited; for a picture file, the list of pictures. */
export const placeToEdit = ({ file, path }: Address): Place =>
  isPicture(file)
    ? { screen: "list", name: "pictures" }
    : { screen: "entry", file, ...(path.length > 0 && { field: path }) };

/** Returns the address of a location: the part of the editor's URL after `#`. */
export const addressOf = (place: Place): string => {
  switch (place.screen) {
    case "start":
      return "#/";
    case "list":
      return `#/${place.name}`;
    case "entry": {
      const field = place.field?.length
        ? `?field=${encodeURIComponent(place.field.join("."))}`
        : "";
      return `#/file/${encodeURI(place.file)}${field}`;
    }
    case "promises":
      return `#/promises/${encodeURIComponent(place.group)}`;
    case "history":
      return `#/history${place.file === undefined ? "" : `/${encodeURI(place.file)}`}`;
  }
};

/** Returns the location of an address; the start screen where the address is invalid. */
export const placeAt = (address: string): Place => {
  const [path = "", search = ""] = address.replace(/^#\/?/, "").split("?");
  const [first = "", ...rest] = decoded(path).split("/");
  const file = rest.join("/");
  if (!file && sectionGroups().flat().includes(first)) return { screen: "list", name: first };
  if (first === "history") return file ? { screen: "history", file } : { screen: "history" };
  if (first === "promises" && file) return { screen: "promises", group: file };
  if (first !== "file" || !file) return { screen: "start" };
  const field = new URLSearchParams(search).get("field");
  return { screen: "entry", file, ...(field && { field: stepsOf(field) }) };
};

/**
 * Returns the path of a field from its name in addresses. Numbers are list indices: no field's name is a
 * number.
 */
export const stepsOf = (field: string): Path =>
  field.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));

const decoded = (path: string) => {
  try {
    return decodeURI(path);
  } catch {
    return "";
  }
};
