import styled from "styled-components";

/** Fades in. The browser opens and closes it. */
export const Panel = styled.dialog`
  inset: 0;
  width: 100%;
  height: 100%;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  flex-direction: column;
  overflow-y: auto;
  background: var(--paper);
  color: var(--ink);
  animation: fade var(--quick);

  &:is(:popover-open, [open]) {
    display: flex;
  }
  nav {
    padding: var(--s3) var(--gutter) var(--s4);
  }
  nav + div {
    flex: 1 0 auto;
    margin-top: auto;
    max-height: 9rem;
  }
  @keyframes fade {
    from {
      opacity: 0;
    }
  }
`;

export const Header = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  min-height: 4.25rem;
  padding-inline: var(--gutter);
  border-bottom: 1px solid var(--line);
`;

export const MainList = styled.ul`
  a {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    padding: 0.55rem 0;
    font: 440 1.75rem/1.25 var(--serif);
    letter-spacing: -0.01em;
    color: var(--ink);
    text-decoration: none;
    border-bottom: 1px solid var(--line);
  }
  [aria-current] {
    color: var(--sea);
  }
`;

export const Price = styled.span`
  font: 500 var(--step--1) / 1.4 var(--sans);
  letter-spacing: 0.04em;
  color: var(--ink-2);
  text-transform: lowercase;
`;

export const MoreList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.5rem;
  padding-top: var(--s3);

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    color: var(--ink);
  }
`;

export const Footer = styled.div`
  display: grid;
  flex: none;
  gap: var(--s4);
  padding: var(--s5) var(--gutter) calc(var(--s5) + env(safe-area-inset-bottom));
  background: var(--shallow);
`;
