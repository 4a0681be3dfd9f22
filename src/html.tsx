import type { ReactElement, ReactNode } from "react";

type Props = {
  htmlAttributes: object;
  bodyAttributes: object;
  headComponents: (ReactElement<{ dangerouslySetInnerHTML?: { __html: string } }> | null)[];
  preBodyComponents: ReactNode;
  /** The rendered page; empty in development. */
  body: string;
  postBodyComponents: ReactNode;
};

/**
 * By them styled-components finds one component in another's styles, a rare case. 380 bytes (gzip) of the home page.
 */
export const withoutUnusedClasses = (html: string, styles: string) => {
  const named = new Set(styles.match(/(?<=\.)sc-[\w-]+/g));
  const isUsed = (name: string) => !name.startsWith("sc-") || named.has(name);
  return html.replace(/ class="([^"]*)"/g, (_, names: string) => {
    const used = names.split(" ").filter(isUsed);
    return used.length > 0 ? ` class="${used.join(" ")}"` : "";
  });
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
