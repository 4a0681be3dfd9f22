import styled from "styled-components";

const End = styled.span`
  white-space: nowrap;
`;

/**
 * Matches the beginning of a long word, or of a word with wide letters, and its last three letters with what
 * follows them, which stay together. Excludes format characters, in which the desk's preview encodes the address of a text.
 */
const LONG_WORD = /([^\s\p{Cf}]{7,}|[\p{Lu}mw]{2,})([\p{L}\p{N}]{3}[^\s\p{L}\p{N}\p{Cf}]*)(?!\S)/u;

/**
 * Renders a text whose long words may break anywhere except within their last three letters, so that no line
 * has a single letter, even if the browser has no hyphenation dictionary for the language.
 */
export const LongWords = ({ children }: { children: string }) =>
  // Every third part is the end of a word.
  children
    .split(LONG_WORD)
    .map((part, index) => (index % 3 === 2 ? <End key={index}>{part}</End> : part));
