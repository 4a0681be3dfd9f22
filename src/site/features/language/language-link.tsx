import type { ReactNode } from "react";
import { Flag } from "../../elements/flag";
import { languages, localAddress, type LanguageCode } from "../../../base/languages";
import { follow } from "./follow";
import { useLanguage } from "./use-language";

/**
 * A link to the same page in another language. When it is pressed, the script in the head stores the choice and adds the
 * query and the hash of the page (`src/site/head-scripts/address.ts`).
 */
export const LanguageLink = ({ to, children }: { to: LanguageCode; children?: ReactNode }) => {
  const { language, originalPath } = useLanguage();
  return (
    <a
      href={localAddress(originalPath, to)}
      onClick={follow}
      hrefLang={to}
      lang={to}
      aria-current={to === language ? "true" : undefined}
    >
      <Flag language={to} />
      {languages[to].name}
      {children}
    </a>
  );
};
