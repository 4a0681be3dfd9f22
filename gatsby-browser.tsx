import type { GatsbyBrowser } from "gatsby";
import { useEffect } from "react";
import { APP_READY } from "./src/app-ready";
import { ErrorBoundary } from "./src/layout/error-boundary";
import { reloadWithoutApp } from "./src/without-app";

const Reload = () => {
  useEffect(reloadWithoutApp, []);
  return null;
};

/** An error outside the content of a page would leave it blank: it is shown as it is without the app. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <ErrorBoundary fallback={<Reload />}>{element}</ErrorBoundary>
);

type Loader = { loadPage: (path: string) => Promise<unknown> };

/**
 * Lets the browser load a page whose script this build does not know: the site has been published
 * anew since. Gatsby's loader throws then, and its links would lead nowhere.
 */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  const { ___loader: loader } = window as unknown as { ___loader: Loader };
  const { loadPage } = loader;
  loader.loadPage = (path) =>
    loadPage(path).catch((error: unknown) => ({ status: "error", error }));
};

/**
 * Tells the script in the head, which may hold a press for React, that the page is hydrated: after
 * the render in which components take over what is stored.
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.querySelector("script[type=speculationrules]")?.remove();
  setTimeout(() => document.dispatchEvent(new Event(APP_READY)));
};

/** Gatsby would scroll to the top when React comes, although the visitor may have scrolled. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps }) =>
  prevRouterProps !== undefined;

/**
 * Applies fonts that loaded too late for the first page. A browser does not reconsider a face with
 * `font-display: optional`, so the rules are inserted again.
 */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  const rules = document.querySelector("style[data-styles]");
  if (!rules || document.fonts.status !== "loaded") return;
  const again = rules.cloneNode(true) as Element;
  again.removeAttribute("data-styles");
  rules.replaceWith(again);
};
