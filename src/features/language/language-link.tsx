import { Link } from "gatsby";
import type { ReactNode } from "react";
import { Flag } from "../../elements/flag";
import { languages, localAddress, type LanguageCode } from "../../languages";
import { storageKeys } from "../../storage/keys";
import { store } from "../../storage/storage";
import { useSearch } from "../use-search";
import { useLanguage } from "./use-language";

/** A link to the same page in another language. Following it stores the choice of language. */
export const LanguageLink = ({ to, children }: { to: LanguageCode; children?: ReactNode }) => {
  const { language, originalPath } = useLanguage();
  const search = useSearch() ?? "";
  return (
    <Link
      to={localAddress(originalPath, to) + search}
      getProps={() => ({})}
      onClick={() => store(storageKeys.language, to)}
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
