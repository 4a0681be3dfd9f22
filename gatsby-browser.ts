import type { GatsbyBrowser } from "gatsby";

/**
 * Applies fonts that loaded too late for the first page. A browser does not reconsider a face with
 * `font-display: optional`, so the rules are inserted again.
 */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  const rules = document.querySelector("style[data-fonts]");
  if (!rules || document.fonts.status !== "loaded") return;
  const again = rules.cloneNode(true) as Element;
  again.removeAttribute("data-fonts");
  rules.replaceWith(again);
};
