import type { AnchorHTMLAttributes } from "react";
import { VisuallyHidden } from "../elements/text";
import { useMessages } from "./language/use-messages";

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** By default that it opens in a new tab. */
  notice?: string;
};

/** A link to another site, which opens in a new tab without access to this one, and says so to those who listen. */
export const ExternalLink = ({ children, notice, ...rest }: Props) => {
  const t = useMessages();
  return (
    <a target="_blank" rel="noopener" {...rest}>
      {children}
      <VisuallyHidden>{` (${notice ?? t("layout:newTab")})`}</VisuallyHidden>
    </a>
  );
};
