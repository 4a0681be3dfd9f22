/** Which imports `npm test` refuses, whatever their direction: the rooms are ESLint's business. */
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
    // Types count: without this, only what is left after compilation would.
    tsPreCompilationDeps: true,
  },
};
