const { TestEnvironment } = require("jest-environment-node");
const Document = require("./jsdom-with-fetch");

/**
 * A document for tests that render something (`.tsx`), else Node: a document is expensive to set up. A test that needs
 * the other one says so in its first line.
 */
module.exports = function choose(config, context) {
  const Environment = context.testPath.endsWith(".tsx") ? Document : TestEnvironment;
  return new Environment(config, context);
};
