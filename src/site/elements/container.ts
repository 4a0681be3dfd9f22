import styled from "styled-components";

/** The centred column of a page, with gutters. */
export const Container = styled.div`
  width: min(100% - 2 * var(--gutter), var(--page));
  margin-inline: auto;
`;
