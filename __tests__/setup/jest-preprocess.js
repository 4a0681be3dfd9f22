const { createHash } = require("node:crypto");
const { readFileSync } = require("node:fs");
const { createTransformer } = require("babel-jest").default;
const { transformSync, version } = require("esbuild");

/** Babel, for the few files whose `jest.mock` must come before their imports. */
const babel = createTransformer({
  presets: [["babel-preset-gatsby", { reactRuntime: "automatic" }], "@babel/preset-typescript"],
  babelrc: false,
  configFile: false,
});
const needsBabel = (source) => /\bjest\.mock\(/.test(source);

const own = readFileSync(__filename);

/** Types and JSX are taken away by esbuild, as tsx does for the commands: Babel takes ten times as long. */
module.exports = {
  getCacheKey: (source, path, options) =>
    needsBabel(source)
      ? babel.getCacheKey(source, path, options)
      : createHash("sha256").update([own, version, path, source].join("\0")).digest("hex"),
  process: (source, path, options) => {
    if (needsBabel(source)) return babel.process(source, path, options);
    const { code, map } = transformSync(source, {
      sourcefile: path,
      loader: path.endsWith("x") ? "tsx" : "ts",
      format: "cjs",
      target: `node${process.versions.node}`,
      // Jest's own `require` loads what is imported late.
      supported: { "dynamic-import": false },
      jsx: "automatic",
      sourcemap: "external",
    });
    return { code, map };
  },
};
