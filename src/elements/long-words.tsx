import styled from "styled-components";

const End = styled.span`
  white-space: nowrap;
`;

/**
 * The beginning of a long word, or of one in wide letters, and the letters of its end that stay together.
 * Format characters are no letters: while a text is edited, an address is hidden in them.
 */
const LONG_WORD = /([^\s\p{Cf}]{7,}|[\p{Lu}mw]{2,})([^\s\p{Cf}]{3})(?!\S)/u;

/**
 * A text whose long words may break anywhere but within their last letters: none is left alone on a
 * line, also where a browser has no dictionary to hyphenate by.
 */
export const LongWords = ({ children }: { children: string }) =>
  // Of each three parts, the last is the end of a word.
  children
    .split(LONG_WORD)
    .map((part, index) => (index % 3 === 2 ? <End key={index}>{part}</End> : part));
