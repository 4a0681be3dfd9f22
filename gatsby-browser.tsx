import type { GatsbyBrowser } from "gatsby";
import { useEffect, useState } from "react";
import { APP_READY, reloadWithoutApp } from "./src/site/document/app";
import { hydrate } from "./src/site/features/hydration/hydrate";
import { keepOpened } from "./src/site/features/outing/use-outing";
import { ErrorBoundary } from "./src/site/layout/error-boundary";

/** What the page shows when it fails, which React is about to take away. */
const Last = () => {
  const [html] = useState(() => document.getElementById("___gatsby")?.innerHTML ?? "");
  useEffect(reloadWithoutApp, []);
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
};

/** After an error outside the content of a page, which would leave it blank, reloads it without the app. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <ErrorBoundary fallback={<Last />}>{element}</ErrorBoundary>
);

type Loader = { loadPage: (path: string) => Promise<unknown> };

/**
 * If the site has been published again since the page was loaded, Gatsby's loader throws for pages that this
 * build does not know, and links to them would not work. This error makes the browser load such a page.
 */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  keepOpened();
  const { ___loader: loader } = window as unknown as { ___loader: Loader };
  const { loadPage } = loader;
  loader.loadPage = (path) =>
    loadPage(path).catch((error: unknown) => ({ status: "error", error }));
};

/** In development there is no built page to hydrate. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? () => hydrate : undefined;

/**
 * Notifies the script in the head, which may hold events for the app, that the page is hydrated. Waits for the
 * render in which components read stored values.
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.querySelector("script[type=speculationrules]")?.remove();
  setTimeout(() => document.dispatchEvent(new Event(APP_READY)));
};

/** Milliseconds within which the router has focused a page that it shows. */
const ROUTER_LIMIT = 1000;

/** Prevents Gatsby from scrolling to the top on hydration, since the visitor may have scrolled already. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps }) =>
  prevRouterProps !== undefined;

/** The target of a link that the app has followed is unfolded and gets the focus, as where the browser follows one. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  const target = prevLocation && document.getElementById(location.hash.slice(1));
  target?.closest("details")?.setAttribute("open", "");
  target?.focus();
  // The router focuses the page after that.
  const once = { once: true, signal: AbortSignal.timeout(ROUTER_LIMIT) };
  document
    .getElementById("gatsby-focus-wrapper")
    ?.addEventListener("focus", () => target?.focus(), once);
};
