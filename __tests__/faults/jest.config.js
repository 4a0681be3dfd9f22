/** The unit tests, telling which faults' functions they run. */
module.exports = {
  ...require("../setup/jest-unit.config.js"),
  transform: { "^.+\\.m?[jt]sx?$": "<rootDir>/__tests__/faults/probing-transform.js" },
  setupFilesAfterEnv: ["<rootDir>/__tests__/faults/tell-ran.js"],
};
