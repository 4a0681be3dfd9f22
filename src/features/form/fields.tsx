import type { ReactNode } from "react";
import styled from "styled-components";

const Group = styled.fieldset`
  display: contents;
`;

/** The fields of a form, disabled together while it is being sent: no group to be read aloud. */
export const Fields = ({ sending, children }: { sending: boolean; children: ReactNode }) => (
  <Group role="none" disabled={sending}>
    {children}
  </Group>
);
