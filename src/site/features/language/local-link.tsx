import { Link } from "gatsby";
import type { AnchorHTMLAttributes } from "react";
import { localAddress } from "../../../base/languages";
import { needsDocument } from "../../providers/provider-pages";
import { follow } from "./follow";
import { useLanguage } from "./use-language";

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  /** Path in the default language, optionally with a hash. */
  to: string;
};

/**
 * A link to a page in the current language, which carries the outing when it is pressed
 * (`src/site/head-scripts/address.ts`). Sets `aria-current` itself, because Gatsby does not recognize paths with ñ, which
 * the browser encodes. Pages that need another Content Security Policy are loaded as a new document.
 */
export const LocalLink = ({ to, children, ...rest }: Props) => {
  const { language, originalPath } = useLanguage();
  const address = localAddress(to, language);
  const current = to === originalPath ? "page" : rest["aria-current"];
  if (needsDocument(originalPath, to))
    return (
      <a {...rest} href={address} aria-current={current}>
        {children}
      </a>
    );
  return (
    <Link {...rest} to={address} getProps={() => ({})} onClick={follow} aria-current={current}>
      {children}
    </Link>
  );
};
