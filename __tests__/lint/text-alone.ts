import ts from "typescript";

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;

/** Returns whether JSX drops a child: a comment, or the white space between lines. */
const isDropped = (child: ts.JsxChild) =>
  ts.isJsxText(child)
    ? child.containsOnlyTriviaWhiteSpaces
    : ts.isJsxExpression(child) && !child.expression;

/** Returns whether a child is an element: the elements of components may come and go. */
const isElement = (child: ts.JsxChild) => {
  if (!ts.isJsxElement(child) && !ts.isJsxSelfClosingElement(child)) return false;
  const name = (ts.isJsxElement(child) ? child.openingElement : child).tagName.getText();
  return name === "Icon" || /^[a-z]/.test(name);
};

/**
 * Finds the texts of JSX that are not alone. A text that changes must be the only child of its element, and so must one
 * beside which elements come and go: browser translators replace text nodes by elements of their own. React changes the
 * text of an only child through its element, but holds on to the nodes of other texts: it would change a text that is no
 * longer shown, or throw when it removes one or inserts an element before it.
 */
export const textsNotAlone = (program: ts.Program, file: ts.SourceFile) => {
  const checker = program.getTypeChecker();

  /** Returns whether React renders text for values of a type; for an empty string it renders nothing. */
  const mayBeText = (type: ts.Type): boolean => {
    if (type.isUnion()) return type.types.some(mayBeText);
    const [item] = checker.isArrayType(type)
      ? checker.getTypeArguments(type as ts.TypeReference)
      : [];
    if (item) return mayBeText(item);
    return (type.flags & TEXT) !== 0 && !(type.isStringLiteral() && type.value === "");
  };
  const isArray = (type: ts.Type): boolean =>
    type.isUnion() ? type.types.some(isArray) : checker.isArrayType(type);

  /** Returns whether an expression is one of the desk's words. Its language never changes. */
  const isWord = (expression: ts.Expression) =>
    ts.isPropertyAccessExpression(expression) &&
    checker
      .getSymbolAtLocation(expression.name)
      ?.declarations?.[0]?.getSourceFile()
      .fileName.includes("/desk/words/");
  const isFixedText = (child: ts.JsxChild) =>
    ts.isJsxText(child) ||
    (ts.isJsxExpression(child) &&
      child.expression &&
      (ts.isStringLiteral(child.expression) || isWord(child.expression)));

  const found: ts.JsxChild[] = [];
  const check = (node: ts.JsxElement | ts.JsxFragment) => {
    const children = node.children.filter((child) => !isDropped(child));
    const isOnlyChild = children.length === 1 && ts.isJsxElement(node);
    // Whether nothing can be inserted before the child.
    let isSettled = ts.isJsxElement(node);
    for (const child of children) {
      if (isFixedText(child)) {
        if (!isSettled) found.push(child);
      } else if (ts.isJsxExpression(child) && child.expression) {
        const type = checker.getTypeAtLocation(child.expression);
        if (mayBeText(type) && (!isOnlyChild || isArray(type))) found.push(child);
      }
      isSettled &&= isFixedText(child) || isElement(child);
    }
  };
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) check(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};
