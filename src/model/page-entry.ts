import type { RouteName } from "./routes";
import { idOf } from "@brisa/typed-content/files";
import type { Content, Entry } from "@brisa/typed-content";

const isPage = ({ node: { properties = {} } }: Entry) =>
  properties.heading !== undefined && properties.lead !== undefined;

const isShownOn = (entry: Entry, route: RouteName) => {
  const { shownOn } = entry.collection;
  return (typeof shownOn === "object" ? shownOn[String(idOf(entry))] : shownOn) === route;
};

/** Undefined if the entry cannot be read. */
export const pageEntry = ({ entries }: Pick<Content, "entries">, route: RouteName) =>
  entries.find((entry) => isPage(entry) && isShownOn(entry, route));

export const descriptionField = ({ node: { properties = {} } }: Entry) =>
  properties.description ? "description" : "lead";
