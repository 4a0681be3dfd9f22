import ts from "typescript";

/**
 * Reports what the type check finds. The rules that need types make TypeScript check everything in any case, and a
 * second check by `tsc` would take as long again.
 */
export const types = {
  meta: { type: "problem", schema: [] },
  create: ({ filename, report, sourceCode }) => ({
    Program: () => {
      const { program } = sourceCode.parserServices;
      const found = [
        ...program.getOptionsDiagnostics(),
        ...program.getSemanticDiagnostics(program.getSourceFile(filename)),
      ];
      for (const { start = 0, code, messageText } of found)
        report({
          loc: sourceCode.getLocFromIndex(start),
          message: `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`,
        });
    },
  }),
};
