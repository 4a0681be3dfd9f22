import { navigate } from "gatsby";
import type { MouseEvent, ReactNode } from "react";
import { Flag } from "../../elements/flag";
import { languages, localAddress, type LanguageCode } from "../../../base/languages";
import { useLanguage } from "./use-language";

/** Follows a plain click without loading a document. A link to the page itself adds no step to the history. */
const follow = (event: MouseEvent<HTMLAnchorElement>) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { pathname, search, hash, href } = event.currentTarget;
  navigate(pathname + search + hash, { replace: href === location.href });
};

/**
 * A link to the same page in another language. When it is pressed, the script in the head stores the choice and adds the
 * query and the hash of the page (`src/site/head-scripts/language.ts`).
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
