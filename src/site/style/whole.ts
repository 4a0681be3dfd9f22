import { css } from "styled-components";

/**
 * Hides an element until its next sibling is parsed, which it must have. A slow browser paints elements of which it
 * knows only the beginning, and what is at their end would move.
 */
export const whole = css`
  &:not(:has(+ *)) {
    visibility: hidden;
  }
`;
