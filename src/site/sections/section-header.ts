import styled from "styled-components";

export const SectionHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--s4) var(--s7);
  margin-bottom: clamp(1.5rem, 0.5rem + 4vw, 4rem);

  p {
    max-width: 33rem;
  }
`;
