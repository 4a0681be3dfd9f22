import { isShown, type Listed } from "../typed-content/shown";

/**
 * Returns the pages that have nothing to show. No menu and no list for machines names them; who comes nevertheless is
 * told so.
 * @param entries those of the collections without which the pages are nothing
 */
export const emptyPages = (entries: Record<"services" | "gallery", readonly Listed[]>) =>
  (["services", "gallery"] as const).filter(
    (page) => !entries[page].some((entry) => isShown(entry)),
  );
