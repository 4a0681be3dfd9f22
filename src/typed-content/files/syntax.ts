/** Why a JSON or YAML text cannot be parsed; `json` and `yaml` if the exact reason is unknown. */
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

/** The parsed data, or the offset (in characters) of the first syntax error and its reason. */
export type ParsedText = { data: unknown } | { offset: number; reason: SyntaxReason };

/** Spaces of any kind but the usual one, such as the no-break space that word processors and web pages contain. */
export const OTHER_SPACE = /[^\S \t\r\n]|[\u200B\u2060]/u;
