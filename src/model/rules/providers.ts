import { type Content, valueIn } from "@brisa/typed-content";
import type { ModelFinding } from "../findings";

/** At the site's own address, the script of a provider could read what the desk keeps in memory. */
export const deskErrors = (content: Content): ModelFinding[] => {
  const origin = valueIn(content, "providers.json", "editor", "origin");
  return origin !== undefined && origin === valueIn(content, "company.json", "website")
    ? [{ file: "providers.json", path: ["editor", "origin"], code: "desk-at-site" }]
    : [];
};

export const calendarErrors = (content: Content): ModelFinding[] =>
  ["booking", "otherCalendar"].every((name) => valueIn(content, "providers.json", name))
    ? [{ file: "providers.json", path: ["otherCalendar"], code: "two-calendars" }]
    : [];
