import type { Content } from "../../typed-content/content";
import { defaultLanguage } from "../../base/languages";
import type { Address } from "../../typed-content/schema";
import { placeholdersIn } from "../../typed-content/texts/placeholders";
import { entryTexts, type Row } from "../../typed-content/texts/texts";
import { partsFor } from "../text-parts";

/** Returns the texts that name one of the facts in any language, as far as they hold for the content. */
export const textsNaming = (
  { entries }: Pick<Content, "entries">,
  facts: readonly string[],
): Address[] => {
  const parts = partsFor({ entries });
  const namedIn = ({ cells }: Row) =>
    Object.values(cells).flatMap(({ text = "" }) => placeholdersIn(parts(text)));
  return entries
    .flatMap((entry) => entryTexts(entry).rows)
    .filter((row) => namedIn(row).some((name) => facts.includes(name)))
    .map(({ cells }) => {
      const { file, path } = cells[defaultLanguage];
      return { file, path: path.slice(0, -1) };
    });
};
