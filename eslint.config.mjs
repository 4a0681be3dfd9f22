import js from "@eslint/js";
import a11y from "eslint-plugin-jsx-a11y";
import hooks from "eslint-plugin-react-hooks";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import { textAlone } from "./__tests__/lint/text-alone.mjs";
import { types } from "./__tests__/lint/types.mjs";

const SOURCES = ["**/*.{ts,tsx}"];

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
    plugins: { typescript: { rules: { types } } },
    rules: {
      "typescript/types": "error",
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
  {
    files: ["src/**/*.{ts,tsx}"],
    extends: [hooks.configs.flat.recommended],
    rules: {
      // zod exports its namespace as `z` again. esbuild leaves nothing out of it: the desk would have all of zod.
      "no-restricted-syntax": [
        "error",
        {
          selector:
            'ImportDeclaration[source.value="zod"][importKind="value"] > ImportSpecifier[imported.name="z"]',
          message: 'Write `import * as z from "zod"`.',
        },
      ],
    },
  },
  {
    // An owner may let the browser translate the desk.
    files: ["src/{desk,build/desk}/**/*.tsx"],
    plugins: { desk: { rules: { "text-alone": textAlone } } },
    rules: { "desk/text-alone": "error" },
  },
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
      "__tests__/e2e/setup/global-setup.ts",
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
