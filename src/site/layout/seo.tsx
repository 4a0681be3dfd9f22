import { useEffect } from "react";
import { Helmet } from "react-helmet";
import { hasOuting } from "../document/outing-address";
import { useMessages, useLanguage } from "../features/language/use-messages";
import { useSearch } from "../features/use-search";
import { defaultLanguage, languageCodes, languages, localAddress } from "../../base/languages";
import { pageTitle, titleKey, type PageName } from "../../model/page-title";

const INPUTS = ["pointerdown", "keydown"];

type Props = {
  /** Selects the section name in the title. */
  page: PageName;
  /** In the place of the section's name. */
  title?: string;
  description: string;
  company: Queries.CompanyFragment;
  /** Whether the page has nothing to show. */
  isEmpty: boolean;
};

/**
 * Whether browsers are to share the page's own address, since that has an outing. They share the canonical one, if there
 * is one; that which the build has written goes when the visitor presses something, since crawlers are to find it.
 */
const useSharedAddress = () => {
  const isShared = hasOuting(useSearch() ?? "");
  useEffect(() => {
    if (!isShared) return undefined;
    const share = () => document.querySelector("[rel=canonical]")?.remove();
    if (navigator.userActivation?.hasBeenActive) share();
    for (const type of INPUTS) addEventListener(type, share);
    return () => {
      for (const type of INPUTS) removeEventListener(type, share);
    };
  }, [isShared]);
  return isShared;
};

export const Seo = ({ page, title: own, description, company, isEmpty }: Props) => {
  const t = useMessages();
  const { language, originalPath } = useLanguage();
  const title = pageTitle(own ?? t(`navigation:${titleKey(page)}`), company.name);
  const address = (code: typeof language) => company.website + localAddress(originalPath, code);
  const isPage = page !== "notFound";
  const isShared = useSharedAddress();
  return (
    <Helmet>
      <html lang={language} />
      <title>{title}</title>
      <meta name="description" content={description} />
      {isPage && !isShared && <link rel="canonical" href={address(language)} />}
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
