import styled, { css } from "styled-components";
import { skyProperties } from "../features/trips/sky";
import { container } from "../style/media";

/** By the number of columns. */
const RATIOS = ["3 / 2", "3 / 2", "3 / 2", "1", "4 / 5"];

/** As many columns as there is space for at the most, and rows that differ by one trip at the most where they can. */
const columns =
  (most: number) =>
  ({ $count }: { $count: number }) => {
    const count = Math.ceil($count / Math.ceil($count / most));
    return css`
      --ratio: ${RATIOS[count]};
      grid-template-columns: repeat(${count}, minmax(0, 1fr));
    `;
  };

/** The trips in columns of 17rem or more, all of one width, so that their hours can be compared. */
export const List = styled.section<{ $count: number }>`
  ${skyProperties}
  --ratio: 3 / 2;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 var(--s6);

  ${container.medium} {
    ${columns(2)}
  }
  ${container.ample} {
    ${columns(3)}
  }
  @container (min-width: 79rem) {
    ${columns(4)}
  }
  ${({ $count }) =>
    $count === 1 &&
    css`
      ${container.medium} {
        > article {
          grid-template-columns: repeat(2, minmax(0, 1fr));
          column-gap: var(--s7);

          > * {
            grid-column: 2;
          }
          > figure {
            grid-area: 1 / 1 / span 6;
          }
        }
      }
    `}
`;
