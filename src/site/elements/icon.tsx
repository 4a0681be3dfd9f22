import styled from "styled-components";

type IconName =
  | "arrow"
  | "down"
  | "menu"
  | "x"
  | "check"
  | "minus"
  | "phone"
  | "mail"
  | "out"
  | "left"
  | "reload"
  | "alert"
  | "calm"
  | "star"
  | "set"
  | "cal"
  | "share"
  | "print"
  | "plus"
  | "wa"
  | "ig"
  | "fb";

const Svg = styled.svg`
  width: 1.25em;
  height: 1.25em;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  /* Else it would keep a colour of its own, which may not be seen there. */
  forced-color-adjust: auto;
`;

/** A line icon from the sprite (`static/icons.svg`). It is decorative: render a text beside it. */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <Svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
    <use href={`/icons.svg#i-${name}`} />
  </Svg>
);

export const FilledIcon = styled(Icon)`
  fill: currentColor;
  stroke: none;
`;
