import { css } from "styled-components";

/** A dark background with light text, and links and a focus ring that contrast with it. */
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
