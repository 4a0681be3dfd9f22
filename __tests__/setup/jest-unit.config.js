const { dirname } = require("node:path");

/**
 * The repository's path in a regular expression. Jest would put the path itself in the place of `<rootDir>`, and
 * read the brackets of a folder named `site-main (1)` as a group.
 */
const root = dirname(require.resolve("../../package.json")).replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/**
 * Globals of the language that each module gets as parameters, since Jest finds globals slowly: a quarter of the time
 * of the tests. Without `Date` and `Intl`, which fake timers replace.
 */
const LANGUAGE = [
  ...[
    "Array",
    "Error",
    "JSON",
    "Map",
    "Math",
    "Number",
    "Object",
    "Promise",
    "RegExp",
    "Set",
    "String",
  ],
  ...["Symbol", "WeakMap"],
];

// What `npm test` builds its sites with: these tests are about those of owners. Workers inherit what is left.
delete process.env.GATSBY_FORM_ENDPOINT;
delete process.env.GATSBY_BOOKING_ORIGIN;

/** Tests that need neither a build nor a browser. */
module.exports = {
  displayName: "unit",
  rootDir: "../..",
  testEnvironment: "<rootDir>/__tests__/setup/environment.js",
  testMatch: ["<rootDir>/{__tests__,packages/*/__tests__,examples/*}/**/*.test.{ts,tsx}"],
  testPathIgnorePatterns: [`${root}/__tests__/built-site/`],
  transform: { "^.+\\.m?[jt]sx?$": "<rootDir>/__tests__/setup/jest-preprocess.js" },
  // Else Jest leaves packages as they are.
  transformIgnorePatterns: [
    "node_modules/(?!(gatsby(-script|-link)?|@testing-library/react|graphql|micromark|yaml|zod)/)",
  ],
  moduleNameMapper: { "^gatsby$": "<rootDir>/__tests__/setup/gatsby.tsx" },
  modulePathIgnorePatterns: [`${root}/(public|\\.cache|\\.test-sites)/`],
  sandboxInjectedGlobals: LANGUAGE,
  setupFiles: ["<rootDir>/__tests__/setup/gatsby-globals.ts"],
};
