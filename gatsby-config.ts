import { relative, resolve, sep } from "node:path";
import type { GatsbyConfig } from "gatsby";
import { collections } from "./src/model";
import { defaultLanguage, languageCodes } from "./src/model/languages";
import { sitemap } from "./src/build/sitemap";
import { isHandbook, isDotFile, isMessages } from "@brisa/typed-content/files";
import { holds } from "@brisa/typed-content";

/** Returns the type of a file's nodes: that of its collection in the model, or the type of messages. */
const typeName = ({ node }: { node: { relativePath?: string } }) =>
  collections.find((collection) => holds(collection, node.relativePath ?? ""))?.type ??
  "InterfaceWords";

/** For tests of paths below a folder: a pattern would also match the folders around the working copy. */
const below = (folder: string, test: (path: string) => boolean) => {
  const root = resolve(folder);
  return (path: string) => {
    const inside = relative(root, path).split(sep).join("/");
    return inside !== "" && test(inside);
  };
};

const config: GatsbyConfig = {
  trailingSlash: "always",
  jsxRuntime: "automatic",
  // On Netlify, Gatsby would install an adapter, which adds its own headers to ours, answers 200 for missing
  // pages, and restores files of the previous build. With this empty one, all hosts get the same files.
  adapter: { name: "files", adapt: () => undefined },
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: "src/gatsby-types.d.ts" },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "content",
        path: "content",
        ignore: [
          below("content", (path) => isDotFile(path) || isHandbook(path) || isMessages(path)),
        ],
      },
    },
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "locale",
        path: "content/locales",
        ignore: [below("content/locales", isDotFile)],
      },
    },
    { resolve: "gatsby-transformer-json", options: { typeName } },
    { resolve: "gatsby-transformer-yaml", options: { typeName } },
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-plugin-styled-components",
      // Readable class names in development, short ones in production.
      options: { displayName: process.env.NODE_ENV !== "production", pure: true },
    },
    "gatsby-plugin-react-helmet",
    {
      resolve: "gatsby-plugin-react-i18next",
      options: {
        localeJsonSourceName: "locale",
        languages: languageCodes,
        defaultLanguage,
        // Its redirect runs during rendering: it breaks hydration and the Back button, and misleads crawlers.
        redirect: false,
        i18nextOptions: {
          // Every key has its namespace, "layout:book".
          defaultNS: "layout",
          interpolation: { escapeValue: false },
          // A missing message shows its key, not the message of another language.
          fallbackLng: false,
        },
      },
    },
    sitemap,
  ],
};

export default config;
