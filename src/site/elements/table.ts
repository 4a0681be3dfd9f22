import styled from "styled-components";

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  caption {
    padding-bottom: var(--s3);
    border-bottom: 1.5px solid var(--ink);
    font: 500 var(--step-1) / 1.3 var(--serif);
    text-align: left;
    overflow-wrap: anywhere;
  }
  th,
  td {
    border-bottom: 1px solid var(--line);
    font-weight: 400;
    text-align: left;
    vertical-align: baseline;
  }
`;
