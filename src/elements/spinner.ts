import styled from "styled-components";
import { media } from "../style/media";

/** Something is under way; the words beside it say what. Put it in with `aria-hidden`. */
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
