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
    line-height: 1.3;
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
    font: 500 var(--step-1) / 1.2 var(--serif);
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

/** On phones brand, two lists of pages, the ways to reach the company, and the icons of social pages in their free corner. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s2) var(--s4);

  & > :is(:first-child, :nth-child(5)) {
    grid-column: 1 / -1;
  }
  & > :nth-child(4) {
    grid-area: 3 / 1 / 4 / -1;
  }
  & > :nth-child(4) ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--s4);
  }
  & > [data-icons] {
    grid-area: 3 / 2;
    align-self: end;
  }
  & > div:first-child p {
    display: none;
  }
  li {
    display: flex;
  }
  ${container.narrow} {
    grid-template-columns: minmax(0, 1fr);

    && > * {
      grid-area: auto;
    }
    & > :nth-child(4) ul {
      display: block;
    }
  }
  ${container.medium} {
    gap: var(--s6);

    && > * {
      grid-area: auto;
      align-self: auto;
    }
    && > :first-child:nth-last-child(5) {
      grid-column: 1 / -1;
    }
    & > div:first-child p {
      display: block;
      margin-top: var(--s4);
    }
    & > :nth-child(4) ul {
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
