import styled from "styled-components";
import { Fragment } from "react";

export const Lead = styled.p`
  font-size: var(--step-1);
  line-height: 1.5;
  color: var(--ink-2);
  text-wrap: balance;
`;

export const Small = styled.p`
  font-size: var(--step--1);
  line-height: 1.5;
  color: var(--ink-2);
`;

/** In steps of the space between it and what is above. */
export const Note = styled(Small)<{ $above: 1 | 2 | 4 }>`
  margin-top: var(--s${({ $above }) => $above});
`;

/** A smaller one than at the top of a page's main sections. */
export const Title = styled.h2<{ $step: 2 | 3 }>`
  font-size: var(--step-${({ $step }) => $step});
`;

export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;

  > * {
    display: inline-block;
    width: 1px;
  }
`;

/**
 * Stacks its children vertically, evenly spaced. Not a `div`: the reader views of browsers would take it away if much
 * of its text were links.
 */
export const Stack = styled.section`
  & > * + * {
    margin-top: var(--s4);
  }
`;

export const Tag = styled.span`
  display: inline-block;
  padding: 0.2rem 0.6rem;
  background: var(--sand);
  color: var(--ink);
  font: 600 var(--step--1) / 1.5 var(--sans);
  border-radius: var(--radius);
`;

/**
 * Text that is read from left to right in every language, such as a telephone number, a price or hours. A browser
 * that translates the page into Arabic or Hebrew would turn its parts round.
 */
export const Ltr = styled.bdi.attrs({ dir: "ltr" })``;

/** Renders a text with `*words*` in italics, which are the names of waters and coves. */
export const Inline = ({ text }: { text: string }) => (
  <>
    {text.split("*").map((part, index) =>
      // Every second part was between two asterisks.
      index % 2 === 1 ? <i key={index}>{part}</i> : <Fragment key={index}>{part}</Fragment>,
    )}
  </>
);

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
