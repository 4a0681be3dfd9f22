import { css } from "styled-components";

/** A dark band: light text, and links and focus in glass. */
export const onInk = css`
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
