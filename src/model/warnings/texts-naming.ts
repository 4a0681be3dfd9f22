import type { Content } from "@brisa/typed-content";
import { placeholdersIn, entryTexts } from "@brisa/typed-content/texts";
import { partsFor } from "../text-parts";
import { foundIn } from "./own-texts";

/** Says so of the texts that name one of the facts in any language, as far as they hold for the content. */
export const textsNaming = <Details>(
  { entries }: Pick<Content, "entries">,
  facts: readonly string[],
  details: Details,
) => {
  const parts = partsFor({ entries });
  return foundIn(
    entries.flatMap((entry) => entryTexts(entry).rows),
    (cells) =>
      Object.values(cells)
        .flatMap(({ text = "" }) => placeholdersIn(parts(text)))
        .some((name) => facts.includes(name))
        ? details
        : undefined,
  );
};
