import { Link } from "gatsby";
import type { ReactNode } from "react";
import { Flag } from "../../elements/flag";
import { languages, localPath, type LanguageCode } from "../../languages";
import { useLanguage } from "./use-language";

/** The same page in another language: a real link, under the language's own name and flag. */
export const LanguageLink = ({ to, children }: { to: LanguageCode; children?: ReactNode }) => {
  const { language, originalPath } = useLanguage();
  return (
    <Link
      to={localPath(originalPath, to)}
      getProps={() => ({})}
      hrefLang={to}
      lang={to}
      aria-current={to === language ? "true" : undefined}
    >
      <Flag language={to} />
      {languages[to].name}
      {children}
    </Link>
  );
};
