import { withoutInvisible } from "../../../validation/rules/text";

/** Returns a text on one line: line breaks become spaces. */
export const onOneLine = (text: string) => text.replace(/\s*\n\s*/g, " ");

/** Returns what is pasted without what nobody sees; in a field of one line, on one line. */
export const pastedText = (text: string, isOneLine: boolean) => {
  const visible = withoutInvisible(text.replace(/\t/g, " "));
  return isOneLine ? onOneLine(visible.replace(/^\n+|\n+$/g, "")) : visible;
};
