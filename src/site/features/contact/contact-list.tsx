import type { ReactNode } from "react";
import styled from "styled-components";
import { ExternalLink } from "../external-link";
import { FilledIcon, Icon } from "../../elements/icon";
import { phoneLink, whatsappLink } from "../../providers/whatsapp";
import { useSite } from "../site";
import { Ltr } from "../../elements/text";

const List = styled.ul`
  border-top: 1px solid var(--line);

  a {
    display: flex;
    align-items: center;
    gap: 0.875rem;
    min-height: 3.75rem;
    padding: 0.5rem 0;
    border-bottom: 1px solid var(--line);
    color: var(--ink);
    text-decoration: none;
  }
  a:hover b {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  svg {
    color: var(--sea);
    width: 1.5rem;
    height: 1.5rem;
  }
  span {
    min-width: 0;
  }
  b {
    display: block;
  }
  small {
    display: block;
    font-size: var(--step--1);
    line-height: 1.3;
    color: var(--ink-2);
  }
`;

type Props = {
  /** The line below each link. */
  notes?: { phone: string; email: string; whatsapp: string };
};

export const ContactList = ({ notes }: Props) => {
  const { phone, email, whatsapp, whatsappGreeting } = useSite().company;
  const named = (name: ReactNode, note?: string) => (
    <span>
      {name}
      {note && <small>{note}</small>}
    </span>
  );
  return (
    <List>
      <li>
        <a href={phoneLink(phone)}>
          <Icon name="phone" />
          {named(<Ltr as="b">{phone}</Ltr>, notes?.phone)}
        </a>
      </li>
      <li>
        <a href={`mailto:${email}`}>
          <Icon name="mail" />
          {named(<Ltr as="b">{email}</Ltr>, notes?.email)}
        </a>
      </li>
      {whatsapp && (
        <li>
          <ExternalLink href={whatsappLink(whatsapp, whatsappGreeting)}>
            <FilledIcon name="wa" />
            {named(<b>WhatsApp</b>, notes?.whatsapp)}
          </ExternalLink>
        </li>
      )}
    </List>
  );
};
