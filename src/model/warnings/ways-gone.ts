import type { Content } from "../../typed-content/content";
import { valueIn } from "../../typed-content/value-at";
import { defaultLanguage } from "../../base/languages";
import { entryTexts } from "../../typed-content/texts/texts";
import { booksByMessage, partsForBooking } from "../by-message";
import { company } from "../collections/company";
import type { ModelFinding } from "../findings";
import { networkName } from "../network-name";

/** The ways to the company that the texts of the site were delivered with, and that it may do without. */
const DELIVERED = ["WhatsApp", "Instagram", "Facebook", "TuriTop"];

/** Finds texts that name a chat, a network or a booking provider which the company does not have, or no longer. */
export const waysGone = (content: Content): ModelFinding[] => {
  const { entries } = content;
  const its = (name: string) => valueIn(content, company.path, name);
  // Unknown if the company cannot be read.
  if (its("name") === undefined) return [];
  const networks = company.schema.shape.social.safeParse(its("social")).data ?? [];
  const own = networks.map(networkName);
  if (its("whatsapp") !== undefined) own.push("WhatsApp");
  if (!booksByMessage(content)) own.push("TuriTop");
  const parts = partsForBooking(content);
  const gone = DELIVERED.filter((way) => !own.includes(way));
  return entries
    .flatMap((entry) => entryTexts(entry).rows)
    .flatMap(({ cells }): ModelFinding[] => {
      const { file, path, text = "" } = cells[defaultLanguage];
      const way = gone.find((each) => parts(text).includes(each));
      return way ? [{ file, path: path.slice(0, -1), code: "way-gone", way }] : [];
    });
};
