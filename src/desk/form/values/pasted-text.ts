import { withoutInvisible } from "../../../typed-content/check/rules/text";

/** Replaces line breaks, and spaces around them, by single spaces. */
export const onOneLine = (text: string) => text.replace(/\s*\n\s*/g, " ");

/** Characters that end a line in some programs: of old files, of Word and of PDF files. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Returns a pasted text without invisible characters, and on one line if the field has one. */
export const pastedText = (text: string, isOneLine: boolean) => {
  const visible = withoutInvisible(text.replace(LINE_ENDS, "\n").replace(/\t/g, " "));
  return isOneLine ? onOneLine(visible.replace(/^\n+|\n+$/g, "")) : visible;
};
