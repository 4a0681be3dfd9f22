import type { RouteName } from "../routes";
import { idOf, type Content, type Entry } from "./content";

/** Whether a page is made of an entry in the first place: it has the page's heading and lead. */
const isPage = ({ node: { properties = {} } }: Entry) =>
  properties.heading !== undefined && properties.lead !== undefined;

const isShownOn = (entry: Entry, route: RouteName) => {
  const { shownOn } = entry.collection;
  return (typeof shownOn === "object" ? shownOn[String(idOf(entry))] : shownOn) === route;
};

/** The entry that holds a page's own words; undefined while it cannot be read. */
export const pageEntry = ({ entries }: Pick<Content, "entries">, route: RouteName) =>
  entries.find((entry) => isPage(entry) && isShownOn(entry, route));

/** The field of such an entry that search engines are given as the page's description. */
export const descriptionField = ({ node: { properties = {} } }: Entry) =>
  properties.description ? "description" : "lead";
