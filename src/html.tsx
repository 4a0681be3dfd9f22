import type { ReactElement, ReactNode } from "react";
import { withoutUnusedClasses } from "./build/component-classes";

type Props = {
  htmlAttributes: object;
  bodyAttributes: object;
  headComponents: (ReactElement<{ dangerouslySetInnerHTML?: { __html: string } }> | null)[];
  preBodyComponents: ReactNode;
  /** The rendered page; empty in development. */
  body: string;
  postBodyComponents: ReactNode;
};

/** The HTML document of every page. Replaces Gatsby's default, which has markup for browsers of 2015. */
const Html = (props: Props) => {
  const { headComponents, body } = props;
  const styles = headComponents
    .filter((element) => element?.type === "style")
    .map((style) => style?.props.dangerouslySetInnerHTML?.__html);
  const html = withoutUnusedClasses(body, styles.join(""));
  return (
    // oxlint-disable-next-line jsx-a11y/html-has-lang -- among the attributes, from `src/site/layout/seo.tsx`
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Phones would make links of numbers and dates in texts, before React knows the page. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        {headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: html }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
};

export default Html;
