import type { AnchorHTMLAttributes } from "react";
import { VisuallyHidden } from "../elements/text";
import { useMessages } from "./language/use-messages";

/** A link to another site, which opens in a new tab without access to this one, and says so to those who listen. */
export const ExternalLink = ({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) => {
  const t = useMessages();
  return (
    <a target="_blank" rel="noopener" {...rest}>
      {children}
      <VisuallyHidden>{` (${t("layout:newTab")})`}</VisuallyHidden>
    </a>
  );
};
