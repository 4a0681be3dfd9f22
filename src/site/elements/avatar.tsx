import styled from "styled-components";

/** Splits a text into graphemes. A grapheme, such as an emoji, may consist of several characters. */
const segmenter = new Intl.Segmenter();

/** Matches letters, digits and emoji, but not punctuation or invisible characters such as direction marks. */
const VISIBLE = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

const firstLetter = (word: string) =>
  Array.from(segmenter.segment(word), ({ segment }) => segment).find((letter) =>
    VISIBLE.test(letter),
  );

/** Of up to two words of a name. They must not depend on the language of the browser. */
export const initials = (name: string) =>
  name
    .split(/\s+/)
    .flatMap((word) => firstLetter(word) ?? [])
    .slice(0, 2)
    .join("")
    .toUpperCase();

const Circle = styled.span`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  flex: none;
  border-radius: 50%;
  background: var(--shallow-2);
  color: var(--ink);
  font: 600 var(--step-0) / 1 var(--sans);
  letter-spacing: 0.03em;
`;

export const Avatar = ({ name }: { name: string }) => (
  <Circle aria-hidden="true">{initials(name)}</Circle>
);
