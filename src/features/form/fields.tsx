import type { ReactNode } from "react";
import styled from "styled-components";

const Group = styled.fieldset`
  display: contents;
`;

/** Disables the fields of a form while it is being sent. Screen readers do not announce it as a group. */
export const Fields = ({ sending, children }: { sending: boolean; children: ReactNode }) => (
  <Group role="none" disabled={sending}>
    {children}
  </Group>
);
