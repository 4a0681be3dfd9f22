import type { Address } from "../../typed-content/address";
import { isPicture } from "../../typed-content/files/content";
import type { Path } from "../../typed-content/schema";
import { asLanguageCode, type LanguageCode } from "../../base/languages";
import { sectionGroups, type SectionName } from "./sections";

export type { SectionName as ListName };

/** A location in the editor. */
export type Place =
  | { screen: "start" }
  | { screen: "list"; name: SectionName }
  /**
   * @param field the field to scroll to
   * @param from the promises that led here, to which the head of the screen leads back
   */
  | { screen: "entry"; file: string; field?: Path; from?: PromisesPlace }
  | PromisesPlace
  /** @param file the history of all files where it is missing */
  | { screen: "history"; file?: string };

/** What is promised in a group (`../promises`), and the value in a language whose card gets the focus. */
export type PromisesPlace = {
  screen: "promises";
  group: string;
  card?: { language: LanguageCode; key: string };
};

/** Returns the screen on which a field is edited; for a picture file, the list of pictures. From there, `from` leads back. */
export const placeToEdit = ({ file, path }: Address, from?: PromisesPlace): Place =>
  isPicture(file)
    ? { screen: "list", name: "pictures" }
    : { screen: "entry", file, ...(path.length > 0 && { field: path }), ...(from && { from }) };

/** Returns the address of a location: the part of the editor's URL after `#`. */
export const addressOf = (place: Place): string => {
  switch (place.screen) {
    case "start":
      return "#/";
    case "list":
      return `#/${place.name}`;
    case "entry": {
      const { file, field, from } = place;
      const search = [
        ...(field?.length ? [`field=${encodeURIComponent(field.join("."))}`] : []),
        ...(from ? [`from=${encodeURIComponent(addressOf(from))}`] : []),
      ].join("&");
      return `#/file/${encodeURI(file)}${search && `?${search}`}`;
    }
    case "promises": {
      const { group, card } = place;
      const search = card ? `?card=${card.language}.${encodeURIComponent(card.key)}` : "";
      return `#/promises/${encodeURIComponent(group)}${search}`;
    }
    case "history":
      return `#/history${place.file === undefined ? "" : `/${encodeURI(place.file)}`}`;
  }
};

/** Returns the location of an address; the start screen where the address is invalid. */
export const placeAt = (address: string): Place => {
  const [path = "", search = ""] = address.replace(/^#\/?/, "").split("?");
  const asked = new URLSearchParams(search);
  const [first = "", ...rest] = decoded(path).split("/");
  const file = rest.join("/");
  if (!file && sectionGroups().flat().includes(first)) return { screen: "list", name: first };
  if (first === "history") return file ? { screen: "history", file } : { screen: "history" };
  if (first === "promises" && file)
    return { screen: "promises", group: file, ...cardAt(asked.get("card") ?? "") };
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

const cardAt = (name: string) => {
  const [code, ...key] = name.split(".");
  const language = asLanguageCode(code);
  return language && { card: { language, key: key.join(".") } };
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
