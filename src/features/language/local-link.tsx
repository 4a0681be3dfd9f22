import { Link } from "gatsby";
import type { AnchorHTMLAttributes } from "react";
import { localPath } from "../../languages";
import { useLanguage } from "./use-language";

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  /** Path in the default language, with an anchor if wanted. */
  to: string;
};

/**
 * A link to a page in the visitor's language. It marks the current page itself: Gatsby's own
 * `aria-current` misses paths with ñ, which the browser encodes.
 */
export const LocalLink = ({ to, ...rest }: Props) => {
  const { language, originalPath } = useLanguage();
  return (
    <Link
      {...rest}
      to={localPath(to, language)}
      getProps={() => ({})}
      aria-current={to === originalPath ? "page" : undefined}
    />
  );
};
