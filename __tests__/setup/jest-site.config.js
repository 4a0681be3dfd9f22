const unit = require("./jest-unit.config");

/** What the built pages say, read as files: those of the test site. */
module.exports = {
  displayName: "site",
  rootDir: unit.rootDir,
  testEnvironment: "jsdom",
  // Packages as Node has them: pages are parsed like a browser's, not run.
  testEnvironmentOptions: { customExportConditions: ["node"] },
  testMatch: ["<rootDir>/__tests__/site/**/*.test.ts"],
  transform: unit.transform,
  // ES modules: what turns Markdown into HTML.
  transformIgnorePatterns: [
    "node_modules/(?!(micromark[^/]*|decode-named-[^/]*|character-entities)/)",
  ],
  modulePathIgnorePatterns: unit.modulePathIgnorePatterns,
  setupFiles: ["<rootDir>/__tests__/setup/use-test-site.ts"],
};
