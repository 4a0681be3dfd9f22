import { withoutInvisible } from "../../../validation/rules/text";

/** Replaces line breaks, and spaces around them, by single spaces. */
export const onOneLine = (text: string) => text.replace(/\s*\n\s*/g, " ");

/** Returns a pasted text without invisible characters, and on one line if the field has one. */
export const pastedText = (text: string, isOneLine: boolean) => {
  const visible = withoutInvisible(text.replace(/\t/g, " "));
  return isOneLine ? onOneLine(visible.replace(/^\n+|\n+$/g, "")) : visible;
};
