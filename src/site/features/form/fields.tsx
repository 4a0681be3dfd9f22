import type { ReactNode } from "react";
import styled from "styled-components";
import { ProblemsContext, type Problems } from "./problems";

const Group = styled.fieldset`
  display: contents;
`;

type Props = { sending: boolean; problems: Problems; children: ReactNode };

/**
 * Disables the fields of a form while it is being sent, and tells them what is wrong with them. Screen readers do not
 * announce it as a group.
 */
export const Fields = ({ sending, problems, children }: Props) => (
  <ProblemsContext.Provider value={problems}>
    <Group role="none" disabled={sending}>
      {children}
    </Group>
  </ProblemsContext.Provider>
);
