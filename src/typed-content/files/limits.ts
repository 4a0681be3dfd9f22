/** Largest content file that is parsed, in kilobytes: ten times the longest text of a site. */
export const LARGEST_TEXT_KB = 300;

/** Levels of lists and groups inside each other. Models have a handful. */
const DEEPEST = 30;

/** What opens or closes a level of JSON, and its texts, to pass over them, also where their end is missing. */
const JSON_SIGNS = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"?|[[\]{}]/g;

const SIGNS = /[[\]{}]/g;

const deepBrackets = (text: string, signs: RegExp) => {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(signs)) {
    if (sign === "[" || sign === "{") depth += 1;
    else if (sign === "]" || sign === "}") depth = Math.max(0, depth - 1);
    if (depth > DEEPEST) return index;
  }
  return undefined;
};

/** A line whose text comes after many blanks and marks, as in `- - - a`: in YAML, each level takes one of them. */
const FAR_RIGHT = /^(?:[ \t]|[-?:][ \t]){60,}(?=\S)/m;

/** Returns the offset at which a JSON text is nested too deep for its parsers, whose stacks overflow. */
export const deepInJson = (text: string) => deepBrackets(text, JSON_SIGNS);

/**
 * Returns the offset at which a YAML text is nested too deep for its parser, which would take minutes or end the program.
 * Brackets within texts count, too: prose closes those that it opens.
 */
export const deepInYaml = (text: string) => {
  const line = text.search(FAR_RIGHT);
  return line === -1 ? deepBrackets(text, SIGNS) : line;
};
