import styled from "styled-components";
import { Columns } from "../elements/columns";
import { container } from "../style/media";

export const HeadingRow = styled(Columns).attrs({ $split: "5fr 7fr", $gap: "5rem" })`
  padding-block: var(--s6);
  border-top: 1px solid var(--line);
  row-gap: var(--s2);

  h2 {
    font-size: var(--step-3);
  }
  ${container.medium} {
    grid-template-columns: 5fr 7fr;
  }
`;

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
