import type { CalendarDate } from "@brisa/typed-content/dates";
import { type Content, valueIn, listedIn } from "@brisa/typed-content";
import { isInZone, TIME_ZONE } from "../port-time";
import { gallery } from "../collections/gallery";
import { homePage } from "../collections/pages/home";
import { services } from "../collections/services";
import { trips } from "../collections/trips";
import { idsOf } from "@brisa/typed-content/files";
import { emptyPages } from "../empty-pages";
import { pageEntry } from "../page-entry";
import { positionIn, timetableIn } from "../facts";
import { sunsetDays } from "../sunset-days";
import type { ModelFinding } from "../findings";

/**
 * Finds what may well be, but changes the pages: a harbour with another time, guests who arrive after
 * boarding, no trip at sunset, pages with nothing to show.
 */
export const unusual = (content: Content, today: CalendarDate): ModelFinding[] => {
  const { entries } = content;
  const position = positionIn(content);
  const found: ModelFinding[] = [];
  if (position && !isInZone(position))
    found.push({ file: "company.json", path: ["position"], code: "other-time", zone: TIME_ZONE });
  const [arrival, boarding] = ["arrivalMinutes", "boardingMinutes"].map((field) =>
    Number(valueIn(content, "terms.json", field)),
  ) as [number, number];
  if (arrival < boarding)
    found.push({
      file: "terms.json",
      path: ["arrivalMinutes"],
      code: "arrival-too-late",
      boarding,
    });
  const seen = position && [...sunsetDays(timetableIn(content), position, today).values()];
  // Unknown if a trip cannot be read.
  if (seen?.length && seen.every((days) => days === 0) && idsOf(content, trips).complete)
    found.push({ file: homePage.path, path: ["sunset", "text"], code: "no-sunset-trip" });
  const empty = emptyPages({
    services: listedIn({ entries }, services.type),
    gallery: listedIn({ entries }, gallery.type),
  });
  for (const page of empty) {
    const file = pageEntry({ entries }, page)?.file;
    if (file) found.push({ file, path: ["heading"], code: "empty-page" });
  }
  return found;
};
