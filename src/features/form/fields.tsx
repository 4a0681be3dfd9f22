import type { ReactNode } from "react";
import styled from "styled-components";

const Group = styled.fieldset`
  display: contents;
`;

/** All fields of a form; while it is being sent they are disabled at once. */
export const Fields = ({ sending, children }: { sending: boolean; children: ReactNode }) => (
  <Group disabled={sending}>{children}</Group>
);
