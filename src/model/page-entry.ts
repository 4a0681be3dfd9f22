import type { RouteName } from "./routes";
import { idOf } from "../typed-content/files/content";
import type { Content, Entry } from "../typed-content/content";

/** Whether an entry has the main texts of a page: heading and lead. */
const isPage = ({ node: { properties = {} } }: Entry) =>
  properties.heading !== undefined && properties.lead !== undefined;

const isShownOn = (entry: Entry, route: RouteName) => {
  const { shownOn } = entry.collection;
  return (typeof shownOn === "object" ? shownOn[String(idOf(entry))] : shownOn) === route;
};

/** Returns the entry with the main texts of a page; undefined if it cannot be read. */
export const pageEntry = ({ entries }: Pick<Content, "entries">, route: RouteName) =>
  entries.find((entry) => isPage(entry) && isShownOn(entry, route));

/** Returns the field of such an entry that is the page's description for search engines. */
export const descriptionField = ({ node: { properties = {} } }: Entry) =>
  properties.description ? "description" : "lead";
