import { graphql } from "gatsby";
import { Button } from "../elements/button";
import { Icon } from "../elements/icon";
import { Small, Stack, VisuallyHidden } from "../elements/text";
import { CalendarNote } from "../features/booking/without-calendar";
import { ExternalLink } from "../features/external-link";
import { useMessages } from "../features/language/use-messages";
import { ByTrip } from "../features/outing/by-address";
import { useGroup, useOuting } from "../features/outing/use-outing";
import { fewestGuests } from "../features/trips/trip-boat";
import { FormFrame, OtherWays } from "./booking-frame";

type Props = {
  content: Queries.BookingFrameFragment;
  calendar: Queries.OtherCalendarFragment;
  prices: Queries.BookingChoiceFragment;
};

/** In the place of an embedded calendar, the way to one elsewhere: nothing is loaded from there, or told there. */
export const BookingLink = ({ content, calendar, prices }: Props) => {
  const { heading, text, link } = content.calendar;
  const t = useMessages();
  const { trip: asked } = useOuting();
  const trips = prices.packages.map(({ trip }) => trip);
  const chosen = trips.find(({ jsonId }) => jsonId === asked);
  const group = useGroup(chosen?.guests ?? fewestGuests(trips));
  const ofAll = { address: calendar.address, trip: undefined };
  const ofTrips = calendar.trips ?? [];
  const pagesFor = (id?: string) =>
    id ? [ofTrips.find(({ trip }) => trip.jsonId === id) ?? ofAll] : [ofAll, ...ofTrips];
  return (
    <>
      <FormFrame aria-labelledby="calendar">
        <VisuallyHidden as="h2" id="calendar">
          {heading}
        </VisuallyHidden>
        <CalendarNote>
          <p>{text}</p>
          <ByTrip trips={trips} chosen={chosen}>
            {(trip) => (
              <Stack>
                {pagesFor(trip?.jsonId).map(({ address, trip: own }) => {
                  const where = t("booking:where", { host: new URL(address).host });
                  const props = { as: ExternalLink, href: address, notice: where };
                  return (
                    <div key={own?.jsonId ?? ""}>
                      <Button {...props} rel="noreferrer noopener" $look="sea">
                        {own ? `${link}: ${own.title}` : link}
                        <Icon name="out" />
                      </Button>
                      <Small aria-hidden="true">{where}</Small>
                    </div>
                  );
                })}
              </Stack>
            )}
          </ByTrip>
          <p>{group ? t("booking:againFor", { count: group }) : t("booking:again")}</p>
          <Small>{content.completion}</Small>
        </CalendarNote>
      </FormFrame>
      <OtherWays />
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
