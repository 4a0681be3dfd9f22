import { type Content, valueIn } from "@brisa/typed-content";
import { languageCodes } from "../languages";
import { EMBEDDED_PROVIDER } from "../booking-providers";
import { company } from "../collections/company";
import type { ModelFinding } from "../findings";
import { partsFor, waysIn } from "../text-parts";
import { foundIn, ownTexts } from "./own-texts";

/** The ways to the company that the texts of the site were delivered with, and that it may do without. */
const DELIVERED = ["WhatsApp", "Instagram", "Facebook", EMBEDDED_PROVIDER, "Formspree"];

/** Finds texts that name a chat, a network or a booking provider which the company does not have, or no longer. */
export const waysGone = (content: Content): ModelFinding[] => {
  // Unknown if the company cannot be read.
  if (valueIn(content, company.path, "name") === undefined) return [];
  const own = waysIn(content);
  const parts = partsFor(content);
  const gone = DELIVERED.filter((way) => !own.includes(way));
  return foundIn(ownTexts(content), (cells) => {
    const texts = languageCodes.map((code) => parts(cells[code].text ?? ""));
    const way = gone.find((each) => texts.some((text) => text.includes(each)));
    return way ? { code: "way-gone", way } : undefined;
  });
};
