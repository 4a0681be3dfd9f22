/**
 * Matches a text without anything to see: white space, control characters and those that Unicode calls ignorable,
 * such as a zero-width space. Unicode counts an empty Braille cell as a symbol.
 */
const BLANK = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

export const isBlank = (text: string) => BLANK.test(text);
