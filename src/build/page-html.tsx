import type { PreRenderHTMLArgs } from "gatsby";
import { contentPolicy, type ProviderOrigins } from "./content-policy";
import type { SiteFonts } from "./fonts";
import { providerOf } from "../site/providers/provider-pages";

/** Defined by `src/build/page-constants.ts`. */
declare const PROVIDER_ORIGINS: ProviderOrigins | null;
/** Defined by `src/build/page-constants.ts`. */
declare const SITE_FONTS: SiteFonts;

type Props = {
  id?: string;
  sliceId?: string;
  "data-styled"?: string;
  dangerouslySetInnerHTML?: { __html: string };
};

/** What Gatsby or a plugin adds to each page. */
type Element = { key?: string | null; type?: string; props?: Props } | null;

const keyOf = (node: unknown) => (node as Element)?.key ?? "";
const typeOf = (node: unknown) => (node as Element)?.type;
const propsOf = (node: unknown) => (node as Element)?.props ?? {};
const textOf = (node: unknown) => propsOf(node).dangerouslySetInnerHTML?.__html ?? "";

/** Styles of `<GatsbyImage>`, which no page uses, and the generator's name. */
const isNeedless = (node: unknown) => /^(gatsby-image-style|generator)/.test(keyOf(node));

/** The app also knows it from the URL. */
const isPagePath = (node: unknown) => propsOf(node).id === "gatsby-script-loader";

const isAppScripts = (node: unknown) => propsOf(node).sliceId === "_gatsby-scripts";

/** The app would only request it once it runs. */
const pageData = (pathname: string) => (
  <link
    key="data"
    rel="preload"
    href={`/page-data${pathname}page-data.json`}
    as="fetch"
    crossOrigin="anonymous"
  />
);

/** With them styled-components would adopt the server's styles in the browser. */
const STYLED_MARKERS = /\/\*!sc\*\/\s*|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

const isStyled = (node: unknown) => propsOf(node)["data-styled"] !== undefined;

/** Components' styles are last, since the app inserts them again. */
const stylesOf = (head: unknown[]) => {
  const styles = head.filter((node) => typeOf(node) === "style");
  return [...styles.filter((node) => !isStyled(node)), ...styles.filter(isStyled)]
    .map((node) => textOf(node).replace(STYLED_MARKERS, "").replaceAll(";}", "}"))
    .join("");
};

/**
 * Pages work without scripts: Gatsby's are in a `<template>`, where they do not run until the script in the head runs
 * them (`src/site/head-scripts/app.ts`), as the booking page always does. The content security policy comes before
 * everything that it applies to.
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
