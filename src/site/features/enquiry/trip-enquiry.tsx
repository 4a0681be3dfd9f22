import styled from "styled-components";
import { Icon } from "../../elements/icon";
import { enquiryPath } from "../../document/outing-address";
import { LocalLink } from "../language/local-link";
import { useMessages } from "../language/use-messages";
import { useGroup, useOuting } from "../outing/use-outing";
import { EnquiryLinks } from "./enquiry-links";
import type { EnquiryTrip } from "./enquiry-text";
import { VisuallyHidden } from "../../elements/text";

const Summary = styled.summary`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-height: var(--touch);
  padding-block: 0.3rem;
  font-weight: 600;
  line-height: 1.3;
  color: var(--sea);
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    color: var(--sea-deep);
  }
  svg {
    width: 1em;
    height: 1em;
    transition: transform var(--quick);
  }
  [open] > & svg {
    transform: rotate(180deg);
  }
`;

const Ways = styled(EnquiryLinks)`
  border-bottom: 1px solid var(--line);

  li {
    border-top: 1px solid var(--line);
  }
  a {
    display: flex;
    color: var(--ink);
    text-decoration: none;
  }
  a:hover {
    color: var(--sea);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  svg {
    color: var(--sea);
  }
`;

type Props = { trip: EnquiryTrip & { jsonId: string; guests: number } };

/** Opens the ways to ask about a trip: a chat, an e-mail, and the contact form. Works without JavaScript. */
export const TripEnquiry = ({ trip }: Props) => {
  const t = useMessages();
  const { day: date } = useOuting();
  const group = useGroup(trip.guests);
  return (
    <details>
      <Summary>
        <span>
          {t("trips:ask")}
          <VisuallyHidden> {t("trips:askTrip", { trip: trip.title })}</VisuallyHidden>
        </span>
        <Icon name="down" />
      </Summary>
      <Ways enquiry={{ trip, date, guests: group }}>
        <li>
          <LocalLink to={enquiryPath(trip.jsonId)}>
            <Icon name="arrow" />
            <span>
              {t("trips:askForm")}
              <VisuallyHidden> ({trip.title})</VisuallyHidden>
            </span>
          </LocalLink>
        </li>
      </Ways>
    </details>
  );
};
