import styled from "styled-components";

export const Container = styled.div`
  width: min(100% - 2 * var(--gutter), var(--page));
  margin-inline: auto;
`;

export const Section = styled.section<{ $background?: "shallow" }>`
  padding-block: var(--section);
  background: ${({ $background }) => ($background ? `var(--${$background})` : "none")};
`;

/** The space before the footer on pages that do not end in a section. */
export const PageEnd = styled.div`
  height: calc(var(--section) * 1.2);
`;
