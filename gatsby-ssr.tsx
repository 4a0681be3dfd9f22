import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import type { SiteFonts } from "./src/build/fonts";
import { preparePage } from "./src/build/page-html";
import { languageCodes, localPath } from "./src/model/languages";
import type { Palette } from "./src/model/palette";
import { routes } from "./src/model/routes";
import { globalStyle, rootStyle } from "./src/site/style/global";
import { tokenProperties } from "./src/site/style/tokens";

/** Defined by `src/build/page-constants.ts`. */
declare const HEAD_SCRIPT: string;
/** Defined by `src/build/page-constants.ts`. */
declare const SITE_PALETTE: Palette;
/** Defined by `src/build/page-constants.ts`. */
declare const SITE_FONTS: SiteFonts;

const homes = languageCodes.map((code) => localPath(routes.home, code));

/**
 * Renders a page synchronously. By default Gatsby uses React 18's stream, which writes NUL bytes if a
 * multi-byte character crosses the end of a buffer (https://github.com/facebook/react/issues/31134, fixed in
 * React 19).
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
}) => replaceBodyHTMLString(renderToString(bodyComponent as ReactElement));

const booking = `/*${routes.booking.slice(1)}`;

/** Until the app runs. The booking page is only prefetched, since running it would load the provider's calendar. */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: booking }, eagerness: "moderate" }],
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/media/*", "/static/*", booking] } },
          { not: { selector_matches: "[data-app]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

/** Adds the elements that the head of every page has. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, pathname }) => {
  setHeadComponents([
    <script key="start" dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />,
    ...SITE_FONTS.preloaded[homes.includes(pathname) ? "home" : "all"].map((href) => (
      <link
        key={href}
        rel="preload"
        href={href}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    )),
    <style key="fonts" dangerouslySetInnerHTML={{ __html: SITE_FONTS.css }} />,
    <style
      key="global"
      dangerouslySetInnerHTML={{ __html: rootStyle(tokenProperties(SITE_PALETTE)) + globalStyle }}
    />,
    <link key="print" rel="stylesheet" href="/print.css" media="print" />,
    <script
      key="speculation"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: speculationRules }}
    />,
    <link key="icon" rel="icon" href="/icons/icon.svg" type="image/svg+xml" />,
    <link key="icon-ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="apple" rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <meta key="theme" name="theme-color" content={SITE_PALETTE.paper} />,
  ]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = preparePage;
