import styled from "styled-components";

/** The scale bar of a nautical chart: `$parts` stripes across its width. */
export const ScaleBar = styled.div.attrs({ "aria-hidden": true })<{ $parts: number }>`
  --part: ${({ $parts }) => (100 / $parts).toFixed(3)}%;
  height: 7px;
  border-block: 1px solid var(--ink);
  background: repeating-linear-gradient(
    90deg,
    var(--ink) 0 var(--part),
    var(--paper-raised) var(--part) calc(2 * var(--part))
  );
`;

export const ScaleEnds = styled.p`
  display: flex;
  justify-content: space-between;
  max-width: none;
  margin-top: 0.3rem;
  font: 600 var(--caption) / 1.3 var(--sans);
  color: var(--ink-2);
`;
