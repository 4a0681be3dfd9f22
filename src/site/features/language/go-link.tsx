import styled from "styled-components";
import { Icon } from "../../elements/icon";
import { LocalLink } from "./local-link";

const Anchor = styled(LocalLink)`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-height: var(--touch);
  font-weight: 600;

  svg {
    transition: transform var(--calm) var(--ease);
  }
  &:hover svg {
    transform: translateX(0.3em);
  }
`;

export const GoLink = ({ to, children }: { to: string; children: string }) => (
  <Anchor to={to}>
    {children}
    <Icon name="arrow" />
  </Anchor>
);
