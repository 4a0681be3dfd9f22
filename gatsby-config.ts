import type { GatsbyConfig } from "gatsby";
import { collections } from "./src/model";
import { holds } from "./src/model/collection";
import { defaultLanguage, languageCodes } from "./src/languages";
import { sitemap } from "./src/gatsby/sitemap";

/** Content files become nodes of the type that the model gives their collection. */
const typeName = ({ node }: { node: { relativePath?: string } }) =>
  collections.find((collection) => holds(collection, node.relativePath ?? ""))?.type ??
  "InterfaceWords";

/** Files and folders that the content check does not read either. */
const HIDDEN = /[\\/]\.[^\\/]*$/;

const config: GatsbyConfig = {
  trailingSlash: "always",
  jsxRuntime: "automatic",
  // On Netlify Gatsby would install an adapter by itself, which sends its own headers beside ours,
  // says 200 where nothing is, and brings back the files of the build before. This one leaves every
  // host the same files.
  adapter: { name: "files", adapt: () => undefined },
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: "src/gatsby-types.d.ts" },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "content",
        path: "content",
        ignore: [HIDDEN, "**/locales/**", "**/*.md", "**/handbook/**"],
      },
    },
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "locale", path: "content/locales", ignore: [HIDDEN] },
    },
    { resolve: "gatsby-transformer-json", options: { typeName } },
    { resolve: "gatsby-transformer-yaml", options: { typeName } },
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-plugin-styled-components",
      // Readable class names while developing; short ones for the visitor.
      options: { displayName: process.env.NODE_ENV !== "production", pure: true },
    },
    "gatsby-plugin-react-helmet",
    {
      resolve: "gatsby-plugin-react-i18next",
      options: {
        localeJsonSourceName: "locale",
        languages: languageCodes,
        defaultLanguage,
        // Its redirect runs while rendering: it breaks hydration, traps Back and misleads crawlers.
        redirect: false,
        i18nextOptions: {
          // Each word is asked for with its namespace, "layout:book".
          defaultNS: "layout",
          interpolation: { escapeValue: false },
          // A missing word shows its key, not another language's word.
          fallbackLng: false,
        },
      },
    },
    sitemap,
  ],
};

export default config;
