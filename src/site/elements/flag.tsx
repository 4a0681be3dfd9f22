import styled from "styled-components";
import type { LanguageCode } from "../../model/languages";

const Svg = styled.svg`
  width: 1.5rem;
  height: 1rem;
  flex: none;
  outline: 1px solid rgb(from var(--ink) r g b / 0.25);
  outline-offset: -1px;
`;

/** A language's flag from the sprite. It is decorative: render the language's name beside it. */
export const Flag = ({ language }: { language: LanguageCode }) => (
  <Svg viewBox="0 0 24 16" aria-hidden="true">
    <use href={`/icons.svg#f-${language}`} />
  </Svg>
);
