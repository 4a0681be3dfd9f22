import styled from "styled-components";
import type { Position } from "../../base/calendar/sun";
import { DayField } from "../features/outing/day-field";
import { media } from "../style/media";

const Root = styled(DayField)`
  padding-block: var(--s4);

  /* Without the field there is no day to tell of. */
  ${media.noScript} {
    display: none;
  }
`;

/** Asks the day of a page's hours and prices, and says when its sun sets. */
export const DayPicker = ({ position }: { position: Position }) => <Root sunAt={position} />;
