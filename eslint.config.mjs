import js from "@eslint/js";
import a11y from "eslint-plugin-jsx-a11y";
import hooks from "eslint-plugin-react-hooks";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import { textAlone } from "./__tests__/lint/text-alone.mjs";

const SOURCES = ["**/*.{ts,tsx}"];

/**
 * The rooms of `src`, from the ground up, and the rooms that each may import from. The files of `src`
 * itself (languages, routes, format …) are open to all and import from no room; `html.tsx`, whose
 * place Gatsby decides, is a part of `gatsby`.
 */
const rooms = {
  day: [],
  storage: [],
  providers: ["storage"],
  style: [],
  model: [],
  "content-files": ["model"],
  graphql: ["model", "content-files", "day"],
  validation: ["model", "content-files", "day"],
  translations: ["model", "content-files", "validation", "style"],
  editor: ["model", "content-files", "graphql", "validation", "translations", "storage"],
  "structured-data": ["model", "content-files", "day"],
  elements: ["style"],
  features: ["elements", "providers", "style", "day", "storage"],
  "head-scripts": ["storage"],
  layout: ["sections", "features", "elements", "providers", "style"],
  sections: ["features", "elements", "providers", "style", "day", "storage"],
  pages: ["layout", "sections", "features", "elements"],
  "share-cards": ["style", "day"],
  gatsby: [
    "model",
    "content-files",
    "graphql",
    "validation",
    "translations",
    "editor",
    "structured-data",
    "share-cards",
    "providers",
    "style",
  ],
  "stand-ins": ["model", "validation"],
  commands: [
    "model",
    "content-files",
    "validation",
    "translations",
    "editor",
    "stand-ins",
    "providers",
    "gatsby",
  ],
};

/** Rooms that know nothing of the interface. */
const WITHOUT_REACT = [
  "day",
  "storage",
  "head-scripts",
  "model",
  "content-files",
  "graphql",
  "validation",
  "translations",
  "structured-data",
  "providers",
  "share-cards",
  "gatsby",
  "stand-ins",
  "commands",
];
const REACT = ["react", "react-dom", "react-helmet", "react-i18next", "styled-components"];

/**
 * What runs in a browser, too: the editor checks the whole content before it saves. Only
 * `content-files` reads the disk.
 */
const IN_BROWSERS = ["model", "graphql", "validation", "translations"];

/** What pages show at first: a browser that lacks the language would format it differently from the build. */
const BUILT = ["elements", "layout", "sections", "pages"];
const FORMAT = {
  regex: "/format$",
  message: "Pages get formatted texts from GraphQL (`inWords` in src/typed-content/schema.ts).",
};

const importRule = (name, open, { src = "(\\.\\./)+", paths = [], patterns = [] } = {}) => {
  const closed = Object.keys(rooms).filter((room) => room !== name && !open.includes(room));
  const message = `${name} may import from: ${open.join(", ") || "no room"}.`;
  const all = [{ regex: `^${src}(${closed.join("|")})(/|$)`, message }, ...patterns];
  return { "@typescript-eslint/no-restricted-imports": ["error", { paths, patterns: all }] };
};

/** How files of `src` itself name its rooms. */
const src = "\\./";

const importDirections = [
  ...Object.entries(rooms).map(([room, open]) => ({
    files: [`src/${room}/**/*.{ts,tsx}`],
    rules: importRule(room, open, {
      paths: WITHOUT_REACT.includes(room) ? REACT : [],
      patterns: [
        ...(IN_BROWSERS.includes(room)
          ? [{ regex: "^(node:|sharp$)", message: "Only src/content-files reads the disk." }]
          : []),
        ...(BUILT.includes(room) ? [FORMAT] : []),
      ],
    }),
  })),
  { files: ["src/*.{ts,tsx}"], ignores: ["src/html.tsx"], rules: importRule("src", [], { src }) },
  { files: ["src/html.tsx"], rules: importRule("src/html.tsx", ["gatsby"], { src }) },
];

export default defineConfig(
  {
    ignores: [
      "public/",
      ".cache/",
      ".test-sites/",
      ".site/",
      ".wrangler/",
      "coverage/",
      "test-results/",
      "src/gatsby-types.d.ts",
    ],
  },
  js.configs.recommended,
  {
    rules: {
      "no-restricted-exports": [
        "error",
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
      // Control characters are named on purpose, to keep them out of content and terminals.
      "no-control-regex": "off",
    },
  },
  {
    files: SOURCES,
    extends: [ts.configs.strict, ts.configs.stylistic, a11y.flatConfigs.recommended],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-explicit-any": "error",
      // The rules that need types, which are slow: those that catch what no test would.
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  { files: ["src/**/*.{ts,tsx}"], extends: [hooks.configs.flat.recommended] },
  {
    // An owner may let the browser translate the desk.
    files: ["src/editor/**/*.tsx"],
    plugins: { desk: { rules: { "text-alone": textAlone } } },
    rules: { "desk/text-alone": "error" },
  },
  ...importDirections,
  {
    // Other packages' types can only be extended by an interface with their parameters.
    files: ["**/*.d.ts"],
    rules: {
      "@typescript-eslint/consistent-type-definitions": "off",
      "@typescript-eslint/no-unused-vars": "off",
    },
  },
  {
    // Where Gatsby or a tool asks for a default export.
    files: [
      "src/html.tsx",
      "src/pages/**",
      "gatsby-*",
      "**/*.config.*",
      "__tests__/e2e/global-setup.ts",
    ],
    rules: { "no-restricted-exports": "off" },
  },
  { files: ["__tests__/setup/*.js"], languageOptions: { sourceType: "commonjs" } },
  {
    // Service workers.
    files: ["static/*.js"],
    languageOptions: {
      globals: {
        addEventListener: "readonly",
        caches: "readonly",
        importScripts: "readonly",
        registration: "readonly",
        skipWaiting: "readonly",
      },
    },
  },
);
