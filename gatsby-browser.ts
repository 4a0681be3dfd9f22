import type { GatsbyBrowser } from "gatsby";

/**
 * Fonts that came too late for the first page are used from the next one on: their rules are put in
 * once more, since a browser does not come back to those that it has given up.
 */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  const rules = document.querySelector("style[data-fonts]");
  if (!rules || document.fonts.status !== "loaded") return;
  const again = rules.cloneNode(true) as Element;
  again.removeAttribute("data-fonts");
  rules.replaceWith(again);
};
