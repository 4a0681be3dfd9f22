/** The imports that `npm test` refuses. ESLint checks which rooms may import from each other. */
module.exports = {
  forbidden: [
    {
      name: "no-circular",
      comment: "Files that import each other, if only a type, can be understood only together.",
      severity: "error",
      from: { path: "^src" },
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    // Imports of types count, too.
    tsPreCompilationDeps: true,
  },
};
