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
  const { company } = useSite();
  return (
    <List>
      <li>
        <a href={phoneLink(company.phone)}>
          <Icon name="phone" />
          <span>
            <Ltr as="b">{company.phone}</Ltr>
            {notes && <small>{notes.phone}</small>}
          </span>
        </a>
      </li>
      <li>
        <a href={`mailto:${company.email}`}>
          <Icon name="mail" />
          <span>
            <Ltr as="b">{company.email}</Ltr>
            {notes && <small>{notes.email}</small>}
          </span>
        </a>
      </li>
      {company.whatsapp && (
        <li>
          <ExternalLink href={whatsappLink(company.whatsapp, company.whatsappGreeting)}>
            <FilledIcon name="wa" />
            <span>
              <b>WhatsApp</b>
              {notes && <small>{notes.whatsapp}</small>}
            </span>
          </ExternalLink>
        </li>
      )}
    </List>
  );
};
