import type { GatsbyNode } from "gatsby";
import type { LanguageCode } from "../base/languages";
import { typesetMessages } from "../typed-content/graphql/messages";

type Args = Parameters<NonNullable<GatsbyNode["createResolvers"]>>[0];

/** As the i18n plugin passes a namespace to the pages, as JSON. */
type Locale = { data: string; language: LanguageCode };

/** Non-breaking spaces, as the content's texts have them. */
export const typesetInterfaceTexts = ({ createResolvers }: Args) => {
  createResolvers({
    Locale: {
      data: {
        resolve: ({ data, language }: Locale) =>
          JSON.stringify(typesetMessages(JSON.parse(data), language)),
      },
    },
  });
};
