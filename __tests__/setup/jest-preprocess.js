const { createHash } = require("node:crypto");
const { readFileSync } = require("node:fs");
const { createTransformer } = require("babel-jest").default;
const { buildSync, transformSync, version } = require("esbuild");

const OPTIONS = {
  format: "cjs",
  target: "es2022",
  jsx: "automatic",
  sourcemap: "external",
  // Compiles dynamic imports to `require`, since Jest's modules are CommonJS.
  supported: { "dynamic-import": false },
};

/**
 * Packages of up to 140 files, each of which Jest finds, reads and compiles. As one file each, half as many are loaded
 * for a test of the desk's forms.
 */
const PACKAGE = /\/node_modules\/(@testing-library\/react|graphql|micromark|yaml|zod)\//;
const BUNDLE = {
  bundle: true,
  platform: "node",
  external: ["react", "react-dom"],
  minifyWhitespace: true,
  write: false,
};
const lockFile = readFileSync(require.resolve("../../package-lock.json"), "utf8");

/** Compiles the few files with `jest.mock`, which Babel moves above the imports. */
const babel = createTransformer({
  presets: [["babel-preset-gatsby", { reactRuntime: "automatic" }], "@babel/preset-typescript"],
  babelrc: false,
  configFile: false,
});

const isMocking = (source) => source.includes("jest.mock(");

/** Compiles TypeScript and JSX with esbuild, as tsx does for the commands: Babel is much slower. */
module.exports = {
  getCacheKey: (source, path, options) => {
    if (isMocking(source)) return babel.getCacheKey(source, path, options);
    const made = PACKAGE.test(path) ? [BUNDLE, lockFile] : [OPTIONS, source];
    return createHash("sha256")
      .update(JSON.stringify([version, path, made]))
      .digest("hex");
  },
  process: (source, path, options) => {
    if (isMocking(source)) return babel.process(source, path, options);
    if (PACKAGE.test(path))
      return { code: buildSync({ ...BUNDLE, entryPoints: [path] }).outputFiles[0].text };
    return transformSync(source, {
      ...OPTIONS,
      sourcefile: path,
      loader: path.endsWith("x") ? "tsx" : "ts",
    });
  },
};
