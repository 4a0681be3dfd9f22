import styled from "styled-components";
import { darkSurface } from "../elements/dark-surface";
import { container, media } from "../style/media";

export const Root = styled.footer`
  ${darkSurface}
  container-type: inline-size;
  --rose-ground: var(--ink);
  --rose-ray: var(--glass);
  --brand-tagline: var(--shallow-2);
  border-top: 1px solid var(--line-dark);
  /* Leaves room for the cookie banner or the WhatsApp button, so that closing the banner moves nothing. */
  padding-block: var(--s8) calc(var(--strip) + var(--s5));
  font-size: var(--step--1);

  p {
    color: var(--shallow-2);
  }
  a,
  button {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-width: var(--touch);
    min-height: var(--touch);
    color: var(--paper);
    text-decoration: none;
  }
  :is(a, button):hover {
    color: var(--glass);
    text-decoration: underline;
  }
  h2 {
    font: 500 1.1875rem/1.2 var(--serif);
    letter-spacing: 0;
    margin-bottom: var(--s2);
    color: var(--shallow-2);
  }
`;

export const Grid = styled.div`
  display: grid;
  gap: var(--s6);

  & > div:first-child p {
    margin-top: var(--s4);
  }
  nav ul {
    columns: 2 7rem;
  }
  ${container.medium} {
    grid-template-columns: 1fr 1fr;

    /* Without social pages. */
    & > :first-child:nth-last-child(3) {
      grid-column: 1 / -1;
    }
  }
  ${container.ample} {
    grid-template-columns: 5fr 2fr 3fr 2fr;
    nav ul {
      columns: auto;
    }
    &:not(:has(> :nth-child(4))) {
      grid-template-columns: 6fr 3fr 3fr;
    }
    & > :first-child:nth-last-child(3) {
      grid-column: auto;
    }
  }
`;

export const Social = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);

  a {
    justify-content: center;
    border: 1px solid var(--line-dark);
    border-radius: var(--touch);
  }
  /* A name without an icon. */
  a:not(:has(svg)) {
    padding-inline: var(--s4);
  }
`;

export const LegalRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.75rem;
  align-items: center;
  margin-top: var(--s6);
  padding-top: var(--s4);
  border-top: 1px solid var(--line-dark);

  p {
    flex: 1 0 100%;
  }
  ${media.large} {
    /* Leaves room for the dock. */
    padding-right: 5rem;
    p {
      flex: 0 1 auto;
      order: -1;
      margin-right: auto;
    }
  }
`;
