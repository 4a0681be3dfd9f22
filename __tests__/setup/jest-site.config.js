const unit = require("./jest-unit.config");

/** Tests of the built pages of the tests' content, which are read as files. */
module.exports = {
  displayName: "site",
  rootDir: unit.rootDir,
  testEnvironment: "jsdom",
  // Packages for Node: jsdom only parses the pages.
  testEnvironmentOptions: { customExportConditions: ["node"] },
  testMatch: ["<rootDir>/__tests__/built-site/**/*.test.ts"],
  transform: unit.transform,
  // ES modules: micromark and its dependencies.
  transformIgnorePatterns: [
    "node_modules/(?!(micromark[^/]*|decode-named-[^/]*|character-entities)/)",
  ],
  modulePathIgnorePatterns: unit.modulePathIgnorePatterns,
  setupFiles: ["<rootDir>/__tests__/setup/use-test-site.ts"],
};
