import { isRecord } from "../../base/is-record";
import type { Content } from "../../typed-content/content";
import { isInZone, TIME_ZONE } from "../port-time";
import { company } from "../collections/company";
import { gallery } from "../collections/gallery";
import { services } from "../collections/services";
import { listedIn } from "../../typed-content/listed";
import { emptyPages } from "../empty-pages";
import { pageEntry } from "../page-entry";
import { factFilesIn } from "../facts";
import type { ModelFinding } from "../findings";

/** Most passengers of a boat without the certificate of a passenger ship (SOLAS, chapter I, regulation 2). */
const MOST_GUESTS = 12;

/** Finds what may well be, but changes the pages: a harbour with another time, many guests, pages with nothing to show. */
export const unusual = ({ entries }: Content): ModelFinding[] => {
  const { company: its, terms } = factFilesIn({ entries });
  const found: ModelFinding[] = [];
  const position = company.schema.shape.position.safeParse(isRecord(its) && its.position);
  if (position.success && !isInZone(position.data))
    found.push({ file: "company.json", path: ["position"], code: "other-time", zone: TIME_ZONE });
  if (isRecord(terms) && Number(terms.guests) > MOST_GUESTS)
    found.push({ file: "terms.json", path: ["guests"], code: "many-guests", limit: MOST_GUESTS });
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
