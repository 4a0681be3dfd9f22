import type { PreRenderHTMLArgs } from "gatsby";
import { contentPolicy } from "./content-policy";
import type { ProviderOrigins } from "./provider-origins";
import type { SiteFonts } from "./fonts";
import { providerOf } from "../site/providers/provider-pages";

/** Defined by `src/build/provider-origins.ts`. */
declare const PROVIDER_ORIGINS: ProviderOrigins | null;
/** Defined by `src/build/fonts.ts`. */
declare const SITE_FONTS: SiteFonts;

type Props = {
  id?: string;
  sliceId?: string;
  "data-styled"?: string;
  dangerouslySetInnerHTML?: { __html: string };
};

/** An element that Gatsby or a plugin adds to each page. */
type Element = { key?: string | null; type?: string; props?: Props } | null;

const keyOf = (node: unknown) => (node as Element)?.key ?? "";
const typeOf = (node: unknown) => (node as Element)?.type;
const propsOf = (node: unknown) => (node as Element)?.props ?? {};
const textOf = (node: unknown) => propsOf(node).dangerouslySetInnerHTML?.__html ?? "";

/** Styles for `<GatsbyImage>`, which no page uses, and the generator's name. */
const isNeedless = (node: unknown) => /^(gatsby-image-style|generator)/.test(keyOf(node));

/** The page's path, which the app also knows from the URL. */
const isPagePath = (node: unknown) => propsOf(node).id === "gatsby-script-loader";

const isAppScripts = (node: unknown) => propsOf(node).sliceId === "_gatsby-scripts";

/** Preloads the page's data, which the app would only request once it runs. */
const pageData = (pathname: string) => (
  <link
    key="data"
    rel="preload"
    href={`/page-data${pathname}page-data.json`}
    as="fetch"
    crossOrigin="anonymous"
  />
);

/** Markers for styled-components, which would otherwise adopt the server's styles in the browser. */
const STYLED_MARKERS = /\/\*!sc\*\/\s*|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

const isStyled = (node: unknown) => propsOf(node)["data-styled"] !== undefined;

/** Returns all styles of a page, those of its components last, since the app inserts them again. */
const stylesOf = (head: unknown[]) => {
  const styles = head.filter((node) => typeOf(node) === "style");
  return [...styles.filter((node) => !isStyled(node)), ...styles.filter(isStyled)]
    .map((node) => textOf(node).replace(STYLED_MARKERS, ""))
    .join("");
};

/**
 * Makes a page work without scripts. Gatsby's scripts move into a `<template>`, where the browser does
 * not run them, and what only they read is removed. The script in the head runs them once something
 * needs the app (`src/site/head-scripts/app.ts`). The booking page always does, so it preloads its data. The
 * page's content security policy comes first, before everything that it applies to.
 */
export const preparePage = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs) => {
  const head = getHeadComponents().filter((node) => !isNeedless(node));
  const style = stylesOf(head);
  const scripts = head.filter((node) => typeOf(node) === "script").map(textOf);
  replaceHeadComponents([
    PROVIDER_ORIGINS && (
      <meta
        key="policy"
        httpEquiv="Content-Security-Policy"
        content={contentPolicy(pathname, { scripts, style }, PROVIDER_ORIGINS)}
      />
    ),
    ...head.filter((node) => typeOf(node) !== "style"),
    <style key="styles" data-styles dangerouslySetInnerHTML={{ __html: style }} />,
  ]);
  const body = getPostBodyComponents().filter((node) => !isPagePath(node));
  replacePostBodyComponents([
    ...body.filter((node) => !isAppScripts(node)),
    <template key="app" data-scripts>
      {providerOf(pathname) === "booking" && pageData(pathname)}
      <link rel="stylesheet" href={SITE_FONTS.others} />
      {body.filter(isAppScripts)}
    </template>,
  ]);
};
