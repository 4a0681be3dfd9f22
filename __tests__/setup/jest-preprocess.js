const { createTransformer } = require("babel-jest").default;

/** Code reaches Jest as it reaches the site's bundles; type annotations are stripped. */
module.exports = createTransformer({
  presets: [["babel-preset-gatsby", { reactRuntime: "automatic" }], "@babel/preset-typescript"],
  babelrc: false,
  configFile: false,
});
