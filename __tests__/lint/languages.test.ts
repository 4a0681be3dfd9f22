import { readFileSync } from "node:fs";
import { relative } from "node:path";
import ts from "typescript";
import { filesBelow } from "../../packages/typed-content/files/files-below";
import { languageCodes } from "../../src/model/languages";

/** A language of the site in which nobody reads the desk: where it stands, words are for visitors. */
const LANGUAGE = "de";

/** Returns the type that is written beside the nearest declaration around a node; undefined if there is none. */
const declaredType = (node: ts.Node): ts.TypeNode | undefined =>
  ts.isVariableDeclaration(node) || ts.isArrowFunction(node) || ts.isSatisfiesExpression(node)
    ? node.type
    : node.parent && declaredType(node.parent);

const isOwnRow = (node: ts.Node): boolean =>
  (ts.isPropertyAssignment(node) && node.name.getText() === LANGUAGE) ||
  (node.parent && isOwnRow(node.parent));

/** Returns what is wrong with words by language in a file: TypeScript would not ask for those of a language more. */
const oddIn = (name: string, text: string) => {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && node.text === LANGUAGE && !isOwnRow(node))
      found.push(`${name}: ${node.parent.getText()}`);
    if (ts.isObjectLiteralExpression(node)) {
      const keys = node.properties.map((property) => property.name?.getText());
      const type = declaredType(node)?.getText();
      if (keys.includes(LANGUAGE) && (!type || type.includes("Partial<")))
        found.push(`${name}: ${type}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

test("words by language stand in tables that TypeScript wants to be complete", () => {
  const found = ["src", "packages"]
    .flatMap(filesBelow)
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !file.includes("__tests__") && !file.endsWith("model/languages.ts"),
    )
    .map((file) => [relative("", file), readFileSync(file, "utf8")] as const)
    .filter(([, text]) => /\bde: |"de"/.test(text))
    .flatMap(([name, text]) => oddIn(name, text));
  expect(found).toEqual([]);
});

test("each language has a flag", () => {
  const flags = [...readFileSync("static/icons.svg", "utf8").matchAll(/id="f-(\w+)"/g)];
  expect(flags.map(([, code]) => code)).toEqual(expect.arrayContaining([...languageCodes]));
});
