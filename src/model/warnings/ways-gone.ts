import type { Content } from "../../typed-content/content";
import { defaultLanguage, languageCodes } from "../../base/languages";
import { entryTexts } from "../../typed-content/texts/texts";
import { factFilesIn } from "../facts";
import type { ModelFinding } from "../findings";
import { partsFor, waysIn } from "../text-parts";
import { isRecord } from "../../base/is-record";

/** The ways to the company that the texts of the site were delivered with, and that it may do without. */
const DELIVERED = ["WhatsApp", "Instagram", "Facebook", "TuriTop"];

/** Finds texts that name a chat, a network or a booking provider which the company does not have, or no longer. */
export const waysGone = ({ entries }: Content): ModelFinding[] => {
  if (!isRecord(factFilesIn({ entries }).company)) return [];
  const own = waysIn({ entries });
  const parts = partsFor({ entries });
  const gone = DELIVERED.filter((way) => !own.includes(way));
  return entries
    .flatMap((entry) => entryTexts(entry).rows)
    .flatMap(({ cells }): ModelFinding[] => {
      const texts = languageCodes.map((code) => parts(cells[code].text ?? ""));
      const way = gone.find((each) => texts.some((text) => text.includes(each)));
      const { file, path } = cells[defaultLanguage];
      return way ? [{ file, path: path.slice(0, -1), code: "way-gone", way }] : [];
    });
};
