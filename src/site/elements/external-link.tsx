import type { AnchorHTMLAttributes } from "react";
import { VisuallyHidden } from "./text";

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** Tells screen reader users that a new tab opens. */
  notice: string;
};

/** A link to another site, which opens in a new tab without access to this one. */
export const ExternalLink = ({ notice, children, ...rest }: Props) => (
  <a target="_blank" rel="noopener" {...rest}>
    {children}
    <VisuallyHidden>{` (${notice})`}</VisuallyHidden>
  </a>
);
