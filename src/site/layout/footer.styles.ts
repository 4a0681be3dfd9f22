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
  /* Leaves room for the cookie banner and the bar, which take the same. */
  padding-block: var(--s5) calc(var(--strip) + var(--s2));
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
  /* On phones the lists stand close together, and their links say what they are. */
  h2 {
    position: absolute;
    width: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
    font: 500 1.1875rem/1.2 var(--serif);
    letter-spacing: 0;
    margin-bottom: var(--s2);
    color: var(--shallow-2);
  }
  ${container.medium} {
    h2 {
      position: static;
      width: auto;
      clip-path: none;
    }
  }
  ${media.medium} {
    padding-block: var(--s8) calc(var(--strip) + var(--s5));
  }
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s2) var(--s4);

  & > :nth-child(n + 2) {
    grid-column: 1 / -1;
  }
  /* Icons of social pages stand beside the brand; names would need its room. */
  & > [data-icons] {
    grid-area: 1 / 2;
  }
  & > div:first-child p {
    display: none;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s3);
  }
  ${container.medium} {
    grid-template-columns: 1fr 1fr;
    gap: var(--s6);

    && > * {
      grid-area: auto;
    }
    && > :first-child:nth-last-child(5) {
      grid-column: 1 / -1;
    }
    & > div:first-child p {
      display: block;
      margin-top: var(--s4);
    }
    & > :nth-child(-n + 4) ul {
      display: block;
    }
  }
  ${container.ample} {
    grid-template-columns: 4fr 2fr 2fr 3fr;
    grid-auto-columns: 2fr;
    grid-auto-flow: column;

    && > :first-child:nth-last-child(5) {
      grid-column: auto;
    }
  }
`;

export const Social = styled.ul`
  && {
    gap: var(--s2);
  }

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
  margin-top: var(--s2);
  padding-top: var(--s2);
  border-top: 1px solid var(--line-dark);

  ${media.large} {
    margin-top: var(--s6);
    padding-top: var(--s4);
    p {
      order: -1;
      margin-right: auto;
    }
  }
`;
