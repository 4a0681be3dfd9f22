import { css } from "styled-components";

/** A dark surface: light text, and the colours of links and focus that contrast with it. */
export const darkSurface = css`
  --focus: var(--glass);
  background: var(--ink);
  color: var(--paper);

  a {
    color: var(--glass);
  }
  a:hover {
    color: var(--paper);
  }
`;
