/**
 * For esbuild: packages stay outside what it makes, but for those of this repository, which are TypeScript.
 * @type {import("esbuild").Plugin}
 */
exports.ownPackages = {
  name: "own-packages",
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path, resolveDir, kind }) => {
      if (kind === "entry-point") return undefined;
      if (!path.startsWith("@brisa/")) return { path, external: true };
      return { path: require.resolve(path, { paths: [resolveDir] }) };
    });
  },
};
