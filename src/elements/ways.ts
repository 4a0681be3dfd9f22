import styled from "styled-components";

/** Ways to reach the company, one below the other: an icon, the way in bold, a remark. */
export const Ways = styled.ul`
  border-top: 1px solid var(--line);

  a {
    display: flex;
    align-items: center;
    gap: 0.875rem;
    min-height: 3.75rem;
    padding: 0.5rem 0;
    border-bottom: 1px solid var(--line);
    color: var(--ink);
    text-decoration: none;
  }
  a:hover b {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  svg {
    color: var(--sea);
    width: 1.5rem;
    height: 1.5rem;
  }
  b {
    display: block;
    font-weight: 600;
  }
  small {
    display: block;
    font-size: var(--step--1);
    line-height: 1.3;
    color: var(--ink-2);
  }
`;
