import { graphql } from "gatsby";
import { useState, type CSSProperties, type MouseEvent } from "react";
import { ON_ENQUIRY } from "../document/outing-address";
import { Button } from "../elements/button";
import { Ltr, VisuallyHidden } from "../elements/text";
import { ChoicePanel } from "../features/booking/choice-panel";
import { useChoice } from "../features/booking/use-choice";
import { LocalLink } from "../features/language/local-link";
import { useMessages } from "../features/language/use-messages";
import { ByAddress, ByTrip } from "../features/outing/by-address";
import { chooseDay } from "../features/outing/near-days";
import { useDayPrices } from "../features/outing/use-day-prices";
import { dayPath, useOuting } from "../features/outing/use-outing";
import { fewestGuests } from "../features/trips/trip-boat";
import { useIsHydrated } from "../features/use-is-hydrated";
import {
  Control,
  Days,
  Facts,
  OfAnyDay,
  Pending,
  Root,
  Sentence,
  Upper,
  Words,
} from "./booking-choice.styles";

/** The id of what opens the panel, and names it. */
const CONTROL = "change";

/** The id of what says what is chosen. */
const ANSWER = "choice";

type Props = {
  prices: Queries.BookingChoiceFragment;
  /** What there is to choose, where nothing is chosen. */
  offer: string;
  isRequest: boolean;
};

type ChoiceProps = Props & {
  /** The id of the chosen trip. */
  trip?: string;
};

const Choice = ({ prices, offer, isRequest, trip: id }: ChoiceProps) => {
  const t = useMessages();
  const { trip, day, from, price, hours, said, next, near, edge } = useChoice(
    { prices, isRequest },
    id,
  );
  const guests = trip?.guests ?? fewestGuests(prices.packages.map((each) => each.trip));
  const boat = t("booking:boat", { guests });
  const facts = [trip?.boatName, boat, trip?.priceNote].filter(Boolean).join(" · ");
  return (
    <Words style={{ "--edge": edge } as CSSProperties} data-choice="">
      <Facts>
        <h2>
          {trip?.title ?? day ?? offer}
          {trip && (
            <>
              {"\u00A0· "}
              <Ltr>
                <OfAnyDay>{from}</OfAnyDay>
                <Pending>{price}</Pending>
              </Ltr>
            </>
          )}
        </h2>
        <Pending as="p">
          {!trip && <Ltr>{`${price} · `}</Ltr>}
          {hours && (
            <OfAnyDay>
              <Ltr>{hours}</Ltr>
              {" · "}
            </OfAnyDay>
          )}
          {facts}
        </Pending>
      </Facts>
      <Sentence>
        <span>{said} </span>
        <b>{next}</b>
      </Sentence>
      {near.length > 0 && (
        <Days>
          {near.map(({ day: other, text }) => (
            <Button
              key={other}
              type="button"
              $look="line"
              $small
              onClick={({ currentTarget }) => chooseDay(other, currentTarget, ANSWER)}
            >
              {text}
            </Button>
          ))}
        </Days>
      )}
    </Words>
  );
};

/** The day and the trip that the visitor has chosen, above the calendar, which does not know them, or the form. */
export const BookingChoice = (props: Props) => {
  const t = useMessages();
  const { day, trip: asked } = useOuting();
  const { packages } = useDayPrices(props.prices);
  const trips = packages.map(({ trip }) => trip);
  const chosen = trips.find(({ jsonId }) => jsonId === asked);
  const isHydrated = useIsHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const isMissing = !chosen && (!day || Boolean(asked));
  const toggle = (event: MouseEvent) => {
    if (!isHydrated || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    setIsOpen(!isOpen);
  };
  if (trips.length === 0) return null;
  return (
    <Root aria-label={t("booking:choice")}>
      <Upper>
        <div role="status" id={ANSWER} tabIndex={-1}>
          <ByTrip trips={trips} chosen={chosen}>
            {(trip) => <Choice {...props} trip={trip?.jsonId} />}
          </ByTrip>
        </div>
        <Control onClickCapture={toggle}>
          <LocalLink
            to={dayPath}
            id={CONTROL}
            data-app=""
            aria-expanded={isHydrated ? isOpen : undefined}
          >
            <ByAddress $unless={ON_ENQUIRY} shown={isMissing}>
              {t("booking:choose")}
            </ByAddress>
            <ByAddress $on={ON_ENQUIRY} shown={!isMissing}>
              {t("booking:change")}
            </ByAddress>
            <VisuallyHidden> {t("booking:changeWhat")}</VisuallyHidden>
          </LocalLink>
        </Control>
      </Upper>
      {isOpen && <ChoicePanel label={CONTROL} trips={trips} onClose={() => setIsOpen(false)} />}
    </Root>
  );
};

export const fragment = graphql`
  fragment BookingChoice on Prices {
    ...EnquiryPrices
    packages {
      trip {
        sky
        priceNote(language: $language)
      }
    }
  }
`;
