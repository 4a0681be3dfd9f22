import type { GatsbyNode } from "gatsby";
import type { LanguageCode } from "../languages";
import { typesetMessages } from "../graphql/messages";

type Args = Parameters<NonNullable<GatsbyNode["createResolvers"]>>[0];

/** A file of interface words, as the i18n plugin gives it to the pages: its JSON. */
type Locale = { data: string; language: LanguageCode };

/** Sets the interface words like the texts of the content. */
export const setInterfaceTexts = ({ createResolvers }: Args) => {
  createResolvers({
    Locale: {
      data: {
        resolve: ({ data, language }: Locale) =>
          JSON.stringify(typesetMessages(JSON.parse(data), language)),
      },
    },
  });
};
