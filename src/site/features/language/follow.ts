import { navigate } from "gatsby";
import type { MouseEvent } from "react";

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
