import { useEffect } from "react";
import { Helmet } from "react-helmet";
import { hasOuting, withParameters } from "../document/outing-address";
import { useMessages, useLanguage } from "../features/language/use-messages";
import { useSite } from "../features/site";
import { useSearch } from "../features/use-search";
import { listen } from "@brisa/typed-content/helpers";
import { defaultLanguage, languageCodes, languages, localAddress } from "../../model/languages";
import { pageTitle, titleKey, type PageName } from "../../model/page-title";

type Props = {
  /** Selects the section name in the title. */
  page: PageName;
  /** In the place of the section's name. */
  title?: string;
  description: string;
  /** Whether the page has nothing to show. */
  isEmpty: boolean;
};

/**
 * Browsers share the canonical address of a page, so it has the outing of the page's own, but not who has sent the visitor.
 * That which the build has written changes when the visitor presses something, since crawlers are to find it.
 * @param address without a query
 */
const useCanonical = (address: string) => {
  const search = useSearch() ?? "";
  const canonical = address + (hasOuting(search) ? withParameters(search, [["ref", null]]) : "");
  useEffect(() => {
    const share = () => document.querySelector("[rel=canonical]")?.setAttribute("href", canonical);
    if (navigator.userActivation?.hasBeenActive) share();
    return listen(["pointerdown", "keydown"], share);
  }, [canonical]);
  return canonical;
};

export const Seo = ({ page, title: own, description, isEmpty }: Props) => {
  const t = useMessages();
  const { company } = useSite();
  const { language, originalPath } = useLanguage();
  const title = pageTitle(own ?? t(`navigation:${titleKey(page)}`), company.name);
  const address = (code: typeof language) => company.website + localAddress(originalPath, code);
  const isPage = page !== "notFound";
  const canonical = useCanonical(address(language));
  return (
    <Helmet>
      <html lang={language} />
      <title>{title}</title>
      <meta name="description" content={description} />
      {isPage && <link rel="canonical" href={canonical} />}
      {(!isPage || isEmpty) && <meta name="robots" content="noindex" />}
      {isPage &&
        languageCodes.map((code) => (
          <link key={code} rel="alternate" hrefLang={code} href={address(code)} />
        ))}
      {isPage && <link rel="alternate" hrefLang="x-default" href={address(defaultLanguage)} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={languages[language].tag.replace("-", "_")} />
    </Helmet>
  );
};
