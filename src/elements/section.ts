import styled from "styled-components";

/** A part of a page, with the air above and below that sets it apart. */
export const Section = styled.section<{ $background?: "shallow" }>`
  padding-block: var(--section);
  background: ${({ $background }) => ($background ? `var(--${$background})` : "none")};
`;

/** Air where a page ends without a section of its own. */
export const PageEnd = styled.div`
  height: calc(var(--section) * 1.2);
`;
