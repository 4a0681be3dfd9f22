import type { AnchorHTMLAttributes } from "react";
import { VisuallyHidden } from "./text";

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** Says that a new tab opens, for screen readers. */
  notice: string;
};

/** A link that leaves the site: in a new tab, which learns nothing of ours. */
export const ExternalLink = ({ notice, children, ...rest }: Props) => (
  <a target="_blank" rel="noopener" {...rest}>
    {children}
    <VisuallyHidden> ({notice})</VisuallyHidden>
  </a>
);
