import { Link, navigate } from "gatsby";
import type { AnchorHTMLAttributes, MouseEvent } from "react";
import styled from "styled-components";
import { localAddress } from "../../../model/languages";
import { needsDocument } from "../../providers/provider-pages";
import { Icon } from "../../elements/icon";
import { VisuallyHidden } from "../../elements/text";
import { useLanguage } from "./use-messages";

/**
 * Follows a plain click without loading a document, to the address that the link then has: the scripts in the head add to
 * it when it is pressed. A link to the page itself adds no step to the history.
 */
export const follow = (event: MouseEvent<HTMLAnchorElement>) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { pathname, search, hash, href } = event.currentTarget;
  navigate(pathname + search + hash, { replace: href === location.href });
};

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  /** Path in the default language, optionally with a hash. */
  to: string;
};

/**
 * A link to a page in the current language, which carries the outing when it is pressed
 * (`src/site/head-scripts/address.ts`). Sets `aria-current` itself, because Gatsby does not recognize paths with ñ, which
 * the browser encodes. Pages that need another Content Security Policy are loaded as a new document. Within a page the
 * browser follows it: it keeps the query, gives the focus and opens what is folded.
 */
export const LocalLink = ({ to, children, ...rest }: Props) => {
  const { language, originalPath } = useLanguage();
  const isWithin = to.startsWith(`${originalPath}#`);
  const address = isWithin ? to.slice(originalPath.length) : localAddress(to, language);
  const current = to === originalPath ? "page" : rest["aria-current"];
  if (isWithin || needsDocument(originalPath, to))
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

const Anchor = styled(LocalLink)`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-height: var(--touch);
  font-weight: 600;

  svg {
    transition: transform var(--calm) var(--ease);
  }
  &:hover svg {
    transform: translateX(0.3em);
  }
`;

/** `about`: what tells it from others with the same words, for those who listen. */
type GoLinkProps = { to: string; about?: string; children: string };

export const GoLink = ({ to, about, children }: GoLinkProps) => (
  <Anchor to={to}>
    {children}
    {about && <VisuallyHidden> ({about})</VisuallyHidden>}
    <Icon name="arrow" />
  </Anchor>
);
