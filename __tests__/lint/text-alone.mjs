import ts from "typescript";

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;

/** Returns whether JSX drops a child: a comment, or the white space between lines. */
const isDropped = ({ type, value, expression }) =>
  type === "JSXText"
    ? /^\s*$/.test(value) && value.includes("\n")
    : expression?.type === "JSXEmptyExpression";

/** Returns whether a child is an element: the elements of components may come and go. */
const isElement = ({ type, openingElement }) =>
  type === "JSXElement" &&
  (openingElement.name.name === "Icon" || /^[a-z]/.test(openingElement.name.name));

/**
 * A text that changes must be the only child of its element, and so must one beside which elements come and go.
 * Browser translators replace text nodes by elements of their own. React changes the text of an only child through
 * its element, but holds on to the nodes of other texts: it would change a text that is no longer shown, or throw
 * when it removes one or inserts an element before it.
 */
export const textAlone = {
  meta: { type: "problem", messages: { text: "Wrap this text in an element of its own." } },
  create: (context) => {
    const { getTypeAtLocation, getSymbolAtLocation, program } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();

    /** Returns whether React renders text for values of a type; for an empty string it renders nothing. */
    const mayBeText = (type) => {
      if (type.isUnion()) return type.types.some(mayBeText);
      if (checker.isArrayType(type))
        return mayBeText(checker.getIndexTypeOfType(type, ts.IndexKind.Number));
      return (type.flags & TEXT) !== 0 && !(type.isStringLiteral() && type.value === "");
    };
    const isArray = (type) =>
      type.isUnion() ? type.types.some(isArray) : checker.isArrayType(type);

    /** Returns whether an expression is one of the desk's words. Its language never changes. */
    const isWord = ({ type, property }) =>
      type === "MemberExpression" &&
      getSymbolAtLocation(property)
        ?.declarations?.[0]?.getSourceFile()
        .fileName.includes("/desk/words/");
    const isFixedText = ({ type, expression }) =>
      type === "JSXText" ||
      (type === "JSXExpressionContainer" && (expression.type === "Literal" || isWord(expression)));

    const check = (node) => {
      const children = node.children.filter((child) => !isDropped(child));
      const isOnlyChild = children.length === 1 && node.type === "JSXElement";
      // Whether nothing can be inserted before the child.
      let isSettled = node.type === "JSXElement";
      const isWrong = (child) => {
        if (isFixedText(child)) return !isSettled;
        if (child.type !== "JSXExpressionContainer") return false;
        const type = getTypeAtLocation(child.expression);
        return mayBeText(type) && (!isOnlyChild || isArray(type));
      };
      for (const child of children) {
        if (isWrong(child)) context.report({ node: child, messageId: "text" });
        isSettled &&= isFixedText(child) || isElement(child);
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
