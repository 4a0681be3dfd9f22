import styled from "styled-components";

export const Container = styled.div`
  width: min(100% - 2 * var(--gutter), var(--page));
  margin-inline: auto;
`;
