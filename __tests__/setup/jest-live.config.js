const site = require("./jest-site.config");

/** Tests of the built pages of the owner's content: only what holds for any content. */
module.exports = {
  ...site,
  displayName: "live",
  testMatch: ["<rootDir>/__tests__/built-site/*.test.ts"],
  setupFiles: [],
};
