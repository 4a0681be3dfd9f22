import { readFileSync } from "node:fs";
import ts from "typescript";
import type { Drawn } from "./draw";

/** By file: what is put into its text, and at which index. */
export type Probes = Record<string, { at: number; text: string }[]>;

/** Returns the body of the innermost function that has an index in it; of none, if it runs with its module. */
const bodyAround = (source: ts.SourceFile, index: number): ts.ConciseBody | undefined => {
  let body: ts.ConciseBody | undefined;
  const visit = (node: ts.Node) => {
    if (index < node.getFullStart() || index >= node.getEnd()) return;
    if (ts.isFunctionLike(node) && "body" in node && node.body) body = node.body as ts.ConciseBody;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return body;
};

/**
 * Returns probes that tell, by the number of a fault, whether a test runs the function that it is in. They are exact where
 * a list of importers is not, and cost no time where coverage takes minutes.
 */
export const probesFor = (faults: Drawn[]): Probes => {
  const probes: Probes = {};
  for (const [number, { file, start }] of faults.entries()) {
    const text = readFileSync(file, "utf8");
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const body = bodyAround(source, start);
    const probe = `(globalThis.ranFaults ??= new Set()).add(${number})`;
    const inFile = (probes[file] ??= []);
    if (!body) inFile.push({ at: text.length, text: `;${probe};` });
    else if (ts.isBlock(body)) inFile.push({ at: body.getStart(source) + 1, text: `${probe};` });
    else
      inFile.push(
        { at: body.getStart(source), text: `(${probe}, ` },
        { at: body.getEnd(), text: ")" },
      );
  }
  return probes;
};
