import styled from "styled-components";
import { media } from "../style/media";

/** A progress indicator. Render it with `aria-hidden`, beside a text. */
export const Spinner = styled.span`
  width: 1.25em;
  height: 1.25em;
  flex: none;
  border: 2px solid rgb(255 255 255 / 0.35);
  border-top-color: currentColor;
  border-radius: 50%;
  animation: turn 900ms linear infinite;

  ${media.reducedMotion} {
    animation-duration: 4s;
  }
  @keyframes turn {
    to {
      transform: rotate(1turn);
    }
  }
`;
