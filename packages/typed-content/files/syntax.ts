/** `json` and `yaml` if the exact reason is unknown. */
export type SyntaxReason =
  | "json"
  | "colon-before"
  | "comma-before"
  | "open-brace"
  | "open-bracket"
  | "open-quotes"
  | "rest"
  | "character"
  | "comment"
  | "backslash"
  | "no-quotes"
  | "name-expected"
  | "value-expected"
  | "repeated-field"
  | "too-deep"
  | "yaml"
  | "indentation"
  | "quotes-needed"
  | "colon-in-text"
  | "character-missing"
  | "colon-after-name"
  | "tab"
  | "space"
  | "asterisk"
  | "invisible";

/** The first syntax error, with its offset in characters. */
export type ParsedText = { data: unknown } | { offset: number; reason: SyntaxReason };

/** As the no-break space of word processors and web pages. */
export const OTHER_SPACE = /[^\S \t\r\n]|[\u200B\u2060]/u;
