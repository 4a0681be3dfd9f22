import { isRecord } from "../../base/is-record";
import type { Content } from "../../typed-content/content";
import { aboutPage } from "../collections/pages/about";
import { factFilesIn } from "../facts";
import type { ModelFinding } from "../findings";

/** Finds a boat that is sold to more guests than it is certified for. */
export const guestErrors = ({ entries }: Content): ModelFinding[] => {
  const { terms } = factFilesIn({ entries });
  const page = entries.find(({ collection }) => collection === aboutPage);
  const boat = isRecord(page?.data) ? page.data.boat : undefined;
  if (!page || !isRecord(terms) || !isRecord(boat)) return [];
  const [certified, sold] = [boat.guests, terms.guests];
  return typeof certified === "number" && typeof sold === "number" && certified < sold
    ? [{ file: page.file, path: ["boat", "guests"], code: "boat-too-small", certified, sold }]
    : [];
};
