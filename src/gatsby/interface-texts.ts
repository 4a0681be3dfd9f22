import type { GatsbyNode } from "gatsby";
import type { LanguageCode } from "../languages";
import { draftedWords } from "./preview";
import { withNoBreakSpaces } from "./typography";

type Args = Parameters<NonNullable<GatsbyNode["createResolvers"]>>[0];

/** A file of interface words, as the i18n plugin gives it to the pages: its JSON, its name. */
type Locale = { data: string; language: LanguageCode; ns: string };

/** Sets the interface words like the texts of the content. */
export const setInterfaceTexts = ({ createResolvers }: Args) => {
  createResolvers({
    Locale: {
      data: {
        resolve: ({ data, language, ns }: Locale) =>
          JSON.stringify(
            draftedWords(JSON.parse(data) as object, `locales/${language}/${ns}.json`),
            (_, word: unknown) =>
              typeof word === "string" ? withNoBreakSpaces(word, language) : word,
          ),
      },
    },
  });
};
