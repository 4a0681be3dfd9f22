const unit = require("./jest-unit.config");

/** What the built pages say, read as files. */
module.exports = {
  displayName: "site",
  rootDir: unit.rootDir,
  testEnvironment: "jsdom",
  testMatch: ["<rootDir>/__tests__/site/**/*.test.ts"],
  transform: unit.transform,
  modulePathIgnorePatterns: unit.modulePathIgnorePatterns,
};
