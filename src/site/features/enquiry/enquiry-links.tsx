import type { ReactNode } from "react";
import styled from "styled-components";
import { ExternalLink } from "../external-link";
import { FilledIcon, Icon } from "../../elements/icon";
import { mailLink, whatsappLink } from "../../providers/whatsapp";
import { useMessages, useLanguage } from "../language/use-messages";
import { useSite } from "../site";
import { enquiryChat, enquiryMail, type Enquiry } from "./enquiry-text";
import { VisuallyHidden } from "../../elements/text";

const List = styled.ul`
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    gap: 0.6em;
  }
`;

type Props = {
  enquiry: Enquiry;
  children?: ReactNode;
  className?: string;
};

/** A chat only if the company has one. */
export const EnquiryLinks = ({ enquiry, children, className }: Props) => {
  const t = useMessages();
  const { company } = useSite();
  const { language } = useLanguage();
  const about = enquiry.trip && <VisuallyHidden> ({enquiry.trip.title})</VisuallyHidden>;
  return (
    <List className={className}>
      {company.whatsapp && (
        <li>
          <ExternalLink href={whatsappLink(company.whatsapp, enquiryChat(enquiry, t, language))}>
            <FilledIcon name="wa" />
            <span>
              {t("trips:askWhatsApp")}
              {about}
            </span>
          </ExternalLink>
        </li>
      )}
      <li>
        <a href={mailLink(company.email, enquiryMail(enquiry, t, language))}>
          <Icon name="mail" />
          <span>
            {t("trips:askMail")}
            {about}
          </span>
        </a>
      </li>
      {children}
    </List>
  );
};
