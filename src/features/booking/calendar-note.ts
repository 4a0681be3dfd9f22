import styled from "styled-components";
import { Stack } from "../../elements/text";

/** What stands in the calendar's place when there is something to say. */
export const CalendarNote = styled(Stack)`
  align-self: center;
  justify-self: center;
  max-width: 34rem;

  & > svg {
    width: 2.5rem;
    height: 2.5rem;
    color: var(--sea);
  }
`;
