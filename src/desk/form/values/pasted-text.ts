import { withoutInvisible } from "../../../typed-content/check/rules/text";

/** Also replaces the spaces around line breaks. */
export const onOneLine = (text: string) => text.replace(/\s*\n\s*/g, " ");

/** Also those of old files, of Word and of PDF files. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

export const pastedText = (text: string, isOneLine: boolean) => {
  const visible = withoutInvisible(text.replace(LINE_ENDS, "\n").replace(/\t/g, " "));
  return isOneLine ? onOneLine(visible.replace(/^\n+|\n+$/g, "")) : visible;
};
