import type { PreRenderHTMLArgs } from "gatsby";

type Html = Pick<
  PreRenderHTMLArgs,
  | "getHeadComponents"
  | "replaceHeadComponents"
  | "getPostBodyComponents"
  | "replacePostBodyComponents"
>;

/** An element that Gatsby or a plugin puts into each page. */
type Element = { key?: string | null; props?: { id?: string; sliceId?: string } } | null;

const isAppScript = (node: unknown) => {
  const { id, sliceId } = (node as Element)?.props ?? {};
  return id === "gatsby-script-loader" || sliceId === "_gatsby-scripts";
};

/** For `<GatsbyImage>`, which no page uses. */
const isForGatsbyImage = (node: unknown) =>
  (node as Element)?.key?.startsWith("gatsby-image-style");

/**
 * Puts Gatsby's scripts into a template, where the browser leaves them alone. The script in the head
 * runs them once something needs the app (`src/head-scripts/app.ts`).
 */
export const keepAppScripts = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}: Html) => {
  replaceHeadComponents(getHeadComponents().filter((node) => !isForGatsbyImage(node)));
  const components = getPostBodyComponents();
  replacePostBodyComponents([
    ...components.filter((node) => !isAppScript(node)),
    <template key="app" data-scripts>
      {components.filter(isAppScript)}
    </template>,
  ]);
};
