const unit = require("./jest-unit.config");

/** Tests of the built pages of the tests' content, which are read as files. */
module.exports = {
  displayName: "site",
  rootDir: unit.rootDir,
  testEnvironment: "<rootDir>/__tests__/setup/built-pages-environment.js",
  testMatch: ["<rootDir>/__tests__/built-site/**/*.test.ts"],
  transform: unit.transform,
  transformIgnorePatterns: unit.transformIgnorePatterns,
  modulePathIgnorePatterns: unit.modulePathIgnorePatterns,
  sandboxInjectedGlobals: unit.sandboxInjectedGlobals,
  setupFiles: ["<rootDir>/__tests__/setup/use-test-site.ts"],
};
