import { Helmet } from "react-helmet";
import { useLanguage } from "../features/language/use-language";
import { useMessages } from "../features/language/use-messages";
import { defaultLanguage, languageCodes, languages, localAddress } from "../languages";
import { pageTitle, titleKey, type PageName } from "../page-title";
import { shareCardSize } from "../share-card-size";

type Props = {
  /** Selects the section name in the title. */
  page: PageName;
  description: string;
  /** The path of the picture that a link to the page shows. */
  card?: string | null;
  company: Queries.CompanyFragment | null;
};

/** The metadata of a page for browsers, search engines and link previews. */
export const Seo = ({ page, description, card, company }: Props) => {
  const t = useMessages();
  const { language, originalPath } = useLanguage();
  const title = pageTitle(t(`navigation:${titleKey(page)}`), company?.name ?? "");
  const address = (code: typeof language) =>
    `${company?.website}${localAddress(originalPath, code)}`;
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
      {card && [
        <meta key="card" name="twitter:card" content="summary_large_image" />,
        <meta key="image" property="og:image" content={company?.website + card} />,
        <meta key="width" property="og:image:width" content={`${shareCardSize.width}`} />,
        <meta key="height" property="og:image:height" content={`${shareCardSize.height}`} />,
        <meta key="alt" property="og:image:alt" content={title} />,
      ]}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={languages[language].tag.replace("-", "_")} />
    </Helmet>
  );
};
