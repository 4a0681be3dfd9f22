import styled from "styled-components";

/** A part of a page, with the air above and below that sets it apart. */
export const Section = styled.section<{ $ground?: "shallow" }>`
  padding-block: var(--section);
  background: ${({ $ground }) => ($ground ? `var(--${$ground})` : "none")};
`;

/** Air where a page ends without a section of its own. */
export const PageEnd = styled.div`
  height: calc(var(--section) * 1.2);
`;
