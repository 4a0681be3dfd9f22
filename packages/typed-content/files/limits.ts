/** In kilobytes: ten times the longest text of a site. */
export const LARGEST_TEXT_KB = 300;

/** Levels of lists and groups. Models have a handful. */
const DEEPEST = 30;

/** What opens or closes a level, and texts, to pass over them, also where their end is missing. */
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

/** Text after many blanks and marks, as in `- - - a`: each may be a level. */
const FAR_RIGHT = /^(?:[ \t]|[-?:][ \t]){60,}(?=\S)/m;

/** The offset from which the parsers' stacks overflow. */
export const deepInJson = (text: string) => deepBrackets(text, JSON_SIGNS);

/**
 * The offset from which the parser would take minutes or end the program. Brackets within texts count, too: prose
 * closes those that it opens.
 */
export const deepInYaml = (text: string) => {
  const line = text.search(FAR_RIGHT);
  return line === -1 ? deepBrackets(text, SIGNS) : line;
};
