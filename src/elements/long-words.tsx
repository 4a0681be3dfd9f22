import styled from "styled-components";

const End = styled.span`
  white-space: nowrap;
`;

/** The beginning of a long word, or of one in wide letters, and the letters of its end that stay together. */
const LONG_WORD = /(\S{7,}|[\p{Lu}mw]{2,})(\S{3})(?!\S)/u;

/**
 * A text whose long words may break anywhere but within their last letters: none is left alone on a
 * line, also where a browser has no dictionary to hyphenate by.
 */
export const LongWords = ({ children }: { children: string }) =>
  // Of each three parts, the last is the end of a word.
  children
    .split(LONG_WORD)
    .map((part, index) => (index % 3 === 2 ? <End key={index}>{part}</End> : part));
