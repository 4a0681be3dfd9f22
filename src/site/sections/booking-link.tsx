import { graphql } from "gatsby";
import { Button } from "../elements/button";
import { ExternalLink } from "../elements/external-link";
import { Icon } from "../elements/icon";
import { Ltr, Small, VisuallyHidden } from "../elements/text";
import { CalendarNote } from "../features/booking/without-calendar";
import { useMessages } from "../features/language/use-messages";
import { ByTrip } from "../features/outing/by-address";
import { CardLink } from "../features/outing/shown-day";
import { useGroup, useOuting } from "../features/outing/use-outing";
import { phoneLink } from "../providers/whatsapp";
import { Completion, FormFrame, OtherWays } from "./booking-frame";

type Props = {
  content: Queries.BookingFrameFragment;
  calendar: Queries.OtherCalendarFragment;
  company: Queries.CompanyFragment;
  /** The greatest number of guests. */
  guests: number;
};

/** In the place of an embedded calendar, the way to one elsewhere: nothing is loaded from there, or told there. */
export const BookingLink = ({ content, calendar, company, guests }: Props) => {
  const { heading, text, link } = content.calendar;
  const t = useMessages();
  const { trip: asked } = useOuting();
  const group = useGroup(guests);
  const trips = calendar.trips?.map(({ trip }) => trip) ?? [];
  const pages = [{ address: calendar.address, trip: undefined }, ...(calendar.trips ?? [])];
  return (
    <>
      <FormFrame aria-labelledby="calendar">
        <VisuallyHidden as="h2" id="calendar">
          {heading}
        </VisuallyHidden>
        <CalendarNote>
          <p>{text}</p>
          <ByTrip trips={trips} chosen={trips.find(({ jsonId }) => jsonId === asked)}>
            {(trip) =>
              pages
                .filter((page) => !trip || page.trip === trip)
                .map((page) => {
                  const where = t("booking:where", { host: new URL(page.address).host });
                  return (
                    <div key={page.trip?.jsonId ?? ""}>
                      <Button
                        as={ExternalLink}
                        href={page.address}
                        rel="noreferrer noopener"
                        notice={where}
                        $look="sea"
                      >
                        {page.trip ? `${link}: ${page.trip.title}` : link}
                        <Icon name="out" />
                      </Button>
                      <Small aria-hidden="true">{where}</Small>
                    </div>
                  );
                })
            }
          </ByTrip>
          <p>{group ? t("booking:againFor", { count: group }) : t("booking:again")}</p>
        </CalendarNote>
        <Completion>{content.completion}</Completion>
      </FormFrame>
      <OtherWays>
        <CardLink />
        <Ltr as="a" href={phoneLink(company.phone)}>
          <Icon name="phone" />
          {company.phone}
        </Ltr>
      </OtherWays>
    </>
  );
};

export const fragment = graphql`
  fragment OtherCalendar on ProvidersOtherCalendar {
    address
    trips {
      address
      trip {
        jsonId
        title(language: $language)
      }
    }
  }
`;
