import { ExternalLink } from "../elements/external-link";
import { LocalLink } from "../features/language/local-link";
import { useMessages } from "../features/language/use-messages";
import { languageCodes, localAddress, localPath } from "../../base/languages";
import { routes } from "../../model/routes";

/**
 * The path, in the default language, of the page of this site that a URL names in any language, with or without its
 * last slash; undefined if it names another one.
 */
export const ownPage = (url: string, website: string) => {
  const address = url.replace(/\/?$/, "/");
  return Object.values(routes).find((route) =>
    languageCodes.some((code) =>
      [localPath, localAddress].some((pathOf) => website + pathOf(route, code) === address),
    ),
  );
};

type Props = {
  url: string;
  text: string;
  /** The site's address, without a slash at the end. */
  website: string;
};

/**
 * A link whose address the owner has entered. A page of this site opens in the visitor's language: following a
 * link to another one is a choice of language (`src/site/head-scripts/language.ts`).
 */
export const NoticeLink = ({ url, text, website }: Props) => {
  const t = useMessages();
  const page = ownPage(url, website);
  return page ? (
    <LocalLink to={page}>{text}</LocalLink>
  ) : (
    <ExternalLink href={url} notice={t("layout:newTab")}>
      {text}
    </ExternalLink>
  );
};
