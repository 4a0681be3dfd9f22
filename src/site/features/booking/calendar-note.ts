import styled from "styled-components";
import { Stack } from "../../elements/text";

export const CalendarNote = styled(Stack)`
  align-self: start;
  max-width: 34rem;
  overflow-wrap: anywhere;

  & > svg {
    width: 2.5rem;
    height: 2.5rem;
    color: var(--sea);
  }
  /* No higher than the calendar would be. */
  &[role="alert"] > * + * {
    margin-top: var(--s3);
  }
`;
