import { isRecord } from "@brisa/typed-content/helpers";
import { defaultLanguage } from "../languages";
import type { Content, Address } from "@brisa/typed-content";
import { entryTexts, type Row } from "@brisa/typed-content/texts";
import { reviews } from "../collections/reviews";

/** Returns the texts of all that is shown, but for what guests have written, which is theirs. */
export const ownTexts = ({ entries }: Content) =>
  entries
    .filter(({ data }) => !(isRecord(data) && data.hidden === true))
    .flatMap((entry) =>
      entryTexts(entry).rows.filter(
        ({ cells }) => entry.collection !== reviews || cells[defaultLanguage].path[0] !== "text",
      ),
    );

/** What is found in a text is said of all its languages. */
export const foundIn = <Details>(
  rows: readonly Row[],
  find: (cells: Row["cells"]) => Details | undefined,
): (Address & Details)[] =>
  rows.flatMap(({ cells }) => {
    const { file, path } = cells[defaultLanguage];
    const details = find(cells);
    return details ? [{ file, path: path.slice(0, -1), ...details }] : [];
  });
