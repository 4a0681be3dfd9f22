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
