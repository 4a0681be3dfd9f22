import { isRecord } from "../../base/is-record";
import { defaultLanguage } from "../../base/languages";
import type { Content } from "../../typed-content/content";
import { entryTexts } from "../../typed-content/texts/texts";
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
