import styled from "styled-components";

/** A part of a page, with the vertical space that separates it from the next. */
export const Section = styled.section<{ $background?: "shallow" }>`
  padding-block: var(--section);
  background: ${({ $background }) => ($background ? `var(--${$background})` : "none")};
`;

/** The space before the footer on pages that do not end in a section. */
export const PageEnd = styled.div`
  height: calc(var(--section) * 1.2);
`;
