import ts from "typescript";

/** A change of a source text that makes the product wrong, and no type. */
export type Fault = {
  /** From and to which index the text is replaced. */
  start: number;
  end: number;
  replacement: string;
  /** What kind of fault it is. */
  kind: string;
  /** Of a number, a text for people or the look: often a tolerance, or what people judge by eye. */
  isSmall?: true;
};

const { SyntaxKind: Kind } = ts;

/** What stands for an operator in its place. */
const operators: Partial<Record<ts.SyntaxKind, string>> = {
  [Kind.EqualsEqualsEqualsToken]: "!==",
  [Kind.ExclamationEqualsEqualsToken]: "===",
  [Kind.LessThanToken]: ">=",
  [Kind.LessThanEqualsToken]: ">",
  [Kind.GreaterThanToken]: "<=",
  [Kind.GreaterThanEqualsToken]: "<",
  [Kind.AmpersandAmpersandToken]: "||",
  [Kind.BarBarToken]: "&&",
  [Kind.MinusToken]: "+",
  [Kind.AsteriskToken]: "/",
  [Kind.SlashToken]: "*",
};

/** Methods of arrays and texts, with the opposite one. */
const methods = new Map([
  ["some", "every"],
  ["every", "some"],
  ["startsWith", "endsWith"],
  ["endsWith", "startsWith"],
  ["trimStart", "trimEnd"],
  ["trimEnd", "trimStart"],
]);

/** Returns whether a node only describes types. */
const isType = (node: ts.Node) =>
  ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node) || ts.isImportDeclaration(node);

const DECLARATION = /(?<=[{};]\s*|^\s*)[\w-]+:[^;{}$]+;/g;

/** Returns the declarations of a styled element that may be missing. */
const faultsOfStyles = (node: ts.TaggedTemplateExpression, source: ts.SourceFile): Fault[] => {
  if (!/^(?:styled|css|createGlobalStyle)\b/.test(node.tag.getText(source))) return [];
  const from = node.template.getStart(source) + 1;
  const styles = node.template.getText(source).slice(1, -1);
  return [...styles.matchAll(DECLARATION)].map(({ index, 0: { length } }) => ({
    start: from + index,
    end: from + index + length,
    replacement: "",
    kind: "a style left out",
    isSmall: true,
  }));
};

/** Returns the faults that a node itself may have. */
const faultsOf = (node: ts.Node, source: ts.SourceFile): Fault[] => {
  const at = (place: ts.Node, kind: string, replacement: string): Fault => ({
    start: place.getStart(source),
    end: place.getEnd(),
    replacement,
    kind,
  });
  if (ts.isBinaryExpression(node)) {
    const { operatorToken } = node;
    const other = operators[operatorToken.kind];
    return other === undefined ? [] : [at(operatorToken, "another operator", other)];
  }
  if (ts.isIfStatement(node) || ts.isWhileStatement(node))
    return [at(node.expression, "a condition reversed", `!(${node.expression.getText(source)})`)];
  if (ts.isConditionalExpression(node))
    return [at(node.condition, "a condition reversed", `!(${node.condition.getText(source)})`)];
  if (node.kind === Kind.TrueKeyword) return [at(node, "true and false", "false")];
  if (node.kind === Kind.FalseKeyword) return [at(node, "true and false", "true")];
  if (ts.isNumericLiteral(node))
    return [{ ...at(node, "another number", String(Number(node.text) + 1)), isSmall: true }];
  // What has no space in it is a name.
  if (ts.isStringLiteral(node) && /\s/.test(node.text))
    return [
      { ...at(node, "another text", `"${[...node.text].reverse().join("")}"`), isSmall: true },
    ];
  if (ts.isTaggedTemplateExpression(node)) return faultsOfStyles(node, source);
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression))
    return [at(node, "a call left out", "")];
  if (ts.isPropertyAccessExpression(node)) {
    const other = methods.get(node.name.text);
    return other === undefined ? [] : [at(node.name, "the opposite method", other)];
  }
  return [];
};

/** Returns all faults that a text of TypeScript may have, in their order. */
export const faultsIn = (text: string, file: string): Fault[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Fault[] = [];
  const visit = (node: ts.Node) => {
    if (isType(node)) return;
    found.push(...faultsOf(node, source));
    node.forEachChild(visit);
  };
  visit(source);
  return found;
};

export const withFault = (text: string, { start, end, replacement }: Fault) =>
  text.slice(0, start) + replacement + text.slice(end);
