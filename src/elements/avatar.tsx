import styled from "styled-components";

/** What readers take for one letter may be several characters, such as a joined emoji. */
const letters = new Intl.Segmenter();

/** Not a letter to be seen: marks that only steer the text's direction, and punctuation. */
const SEEN = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

const firstLetter = (word: string) =>
  Array.from(letters.segment(word), ({ segment }) => segment).find((letter) => SEEN.test(letter));

/** The first letters of up to two words of a name. */
export const initials = (name: string) =>
  name
    .split(/\s+/)
    .flatMap((word) => firstLetter(word) ?? [])
    .slice(0, 2)
    .join("")
    .toLocaleUpperCase();

const Circle = styled.span`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  flex: none;
  border-radius: 50%;
  background: var(--shallow-2);
  color: var(--ink);
  font: 600 1rem/1 var(--sans);
  letter-spacing: 0.03em;
`;

export const Avatar = ({ name }: { name: string }) => (
  <Circle aria-hidden="true">{initials(name)}</Circle>
);
