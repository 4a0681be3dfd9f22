import type { Sentences } from "../tables";

export const syntax: Sentences["syntax"] = {
  json: "look over the commas, the quotation marks and the braces",
  "colon-before": "a colon is missing just before",
  "comma-before": "a comma is missing just before",
  "open-brace": "a brace } is missing",
  "open-bracket": "a square bracket ] is missing",
  "open-quotes": "closing quotation marks are missing",
  rest: "what follows is too much",
  character: "there is a tab or a line break inside a text",
  comment: "comments have no place here",
  backslash: "there is a backslash \\ too many",
  "no-quotes": "the text must be in quotation marks",
  "name-expected":
    "there is a comma too many just before (cents take a point) or quotation marks are missing",
  "value-expected": "the value is missing or there is a comma too many just before",
  "repeated-field": "this field is there twice; delete one",
  yaml: "look over the colons, the quotation marks and the spaces",
  indentation: "the spaces at the start of the line do not match those of the others",
  "quotes-needed": "this text must be in quotation marks",
  "colon-in-text": "a text with a colon must be in quotation marks",
  "character-missing": "closing quotation marks, a bracket or a colon is missing",
  "colon-after-name": "a colon is missing after the name of the field",
  tab: "there is a tab; use spaces",
  asterisk: "a text that begins with * must be in quotation marks",
};
