import { isShown, type Listed } from "@brisa/typed-content";

/** No menu and no list for machines names them; a visitor who comes nevertheless is told so. */
export const emptyPages = (entries: Record<"services" | "gallery", readonly Listed[]>) =>
  (["services", "gallery"] as const).filter(
    (page) => !entries[page].some((entry) => isShown(entry)),
  );
