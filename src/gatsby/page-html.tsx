import type { PreRenderHTMLArgs } from "gatsby";

type Html = Pick<
  PreRenderHTMLArgs,
  | "getHeadComponents"
  | "replaceHeadComponents"
  | "getPostBodyComponents"
  | "replacePostBodyComponents"
>;

type Props = {
  id?: string;
  sliceId?: string;
  "data-styled"?: string;
  dangerouslySetInnerHTML?: { __html: string };
};

/** An element that Gatsby or a plugin puts into each page. */
type Element = { key?: string | null; props?: Props } | null;

const propsOf = (node: unknown) => (node as Element)?.props ?? {};

/** For `<GatsbyImage>`, which no page uses. */
const isForGatsbyImage = (node: unknown) =>
  (node as Element)?.key?.startsWith("gatsby-image-style");

/** The page's path, for the app, which finds it out by the address as well. */
const isPagePath = (node: unknown) => propsOf(node).id === "gatsby-script-loader";

const isAppScripts = (node: unknown) => propsOf(node).sliceId === "_gatsby-scripts";

/** Markers by which styled-components would take over the server's styles in the browser. */
const STYLED_MARKERS = /\/\*!sc\*\/\s*|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

const isStyled = (node: unknown) => propsOf(node)["data-styled"] !== undefined;

/** The styles of a page without the markers, a tenth of them, which most visits would not use. */
const withoutMarkers = (node: unknown) => {
  const css = propsOf(node).dangerouslySetInnerHTML?.__html.replace(STYLED_MARKERS, "") ?? "";
  return <style key="styled" dangerouslySetInnerHTML={{ __html: css }} />;
};

/**
 * Makes a page that needs no script: Gatsby's own are put into a template, where the browser leaves
 * them alone, and what only they read is left out. The script in the head runs them once something
 * needs the app (`src/head-scripts/app.ts`).
 */
export const preparePage = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}: Html) => {
  const head = getHeadComponents().filter((node) => !isForGatsbyImage(node));
  replaceHeadComponents([
    ...head.filter((node) => !isStyled(node)),
    // Last, where the app will write the same ones again.
    ...head.filter(isStyled).map(withoutMarkers),
  ]);
  const body = getPostBodyComponents().filter((node) => !isPagePath(node));
  replacePostBodyComponents([
    ...body.filter((node) => !isAppScripts(node)),
    <template key="app" data-scripts>
      {body.filter(isAppScripts)}
    </template>,
  ]);
};
