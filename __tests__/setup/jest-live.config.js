const site = require("./jest-site.config");

/** The built pages of the owner's content, of which only what holds for any content is tested. */
module.exports = {
  ...site,
  displayName: "live",
  testMatch: ["<rootDir>/__tests__/site/*.test.ts"],
  setupFiles: [],
};
