import styled from "styled-components";
import { media } from "../style/media";

const Svg = styled.svg`
  width: 2.375rem;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-linejoin: round;

  ${media.wide} {
    width: 3.125rem;
  }
`;

/** The compass rose of the logo. Its filled ray points to where the sea breeze comes from. */
export const Rose = () => (
  <Svg viewBox="0 0 48 48" aria-hidden="true">
    <use href="/icons.svg#rose" />
  </Svg>
);
