import styled from "styled-components";
import type { Position } from "../../base/calendar/sun";
import { DayField } from "../features/outing/day-field";

const Root = styled(DayField)`
  padding-block: var(--s4);
`;

/** Asks the day of a page's hours and prices, and says when its sun sets. */
export const DayPicker = ({ position }: { position: Position }) => <Root sunAt={position} />;
