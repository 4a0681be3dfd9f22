import { Helmet } from "react-helmet";
import { useLanguage } from "../features/language/use-language";
import { useMessages } from "../features/language/use-messages";
import { defaultLanguage, languageCodes, languages, localAddress } from "../../base/languages";
import { pageTitle, titleKey, type PageName } from "../../model/page-title";

type Props = {
  /** Selects the section name in the title. */
  page: PageName;
  description: string;
  company: Queries.CompanyFragment;
};

/** The metadata of a page for browsers, search engines and link previews. */
export const Seo = ({ page, description, company }: Props) => {
  const t = useMessages();
  const { language, originalPath } = useLanguage();
  const title = pageTitle(t(`navigation:${titleKey(page)}`), company.name);
  const address = (code: typeof language) => company.website + localAddress(originalPath, code);
  const isPage = page !== "notFound";
  return (
    <Helmet>
      <html lang={language} />
      <title>{title}</title>
      <meta name="description" content={description} />
      {isPage ? (
        <link rel="canonical" href={address(language)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
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
