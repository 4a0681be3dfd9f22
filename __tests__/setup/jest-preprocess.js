const { createHash } = require("node:crypto");
const { createTransformer } = require("babel-jest").default;
const { transformSync, version } = require("esbuild");

const OPTIONS = {
  format: "cjs",
  target: "es2022",
  jsx: "automatic",
  sourcemap: "external",
  // Compiles dynamic imports to `require`, since Jest's modules are CommonJS.
  supported: { "dynamic-import": false },
};

/** Compiles the few files with `jest.mock`, which Babel moves above the imports. */
const babel = createTransformer({
  presets: [["babel-preset-gatsby", { reactRuntime: "automatic" }], "@babel/preset-typescript"],
  babelrc: false,
  configFile: false,
});

const isMocking = (source) => source.includes("jest.mock(");

/** Compiles TypeScript and JSX with esbuild, as tsx does for the commands: Babel is much slower. */
module.exports = {
  getCacheKey: (source, path, options) =>
    isMocking(source)
      ? babel.getCacheKey(source, path, options)
      : createHash("sha256")
          .update(JSON.stringify([version, OPTIONS, path, source]))
          .digest("hex"),
  process: (source, path, options) =>
    isMocking(source)
      ? babel.process(source, path, options)
      : transformSync(source, {
          ...OPTIONS,
          sourcefile: path,
          loader: path.endsWith("x") ? "tsx" : "ts",
        }),
};
