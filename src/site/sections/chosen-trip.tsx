import { graphql } from "gatsby";
import { ON_DAY } from "../document/outing-address";
import { formatTime } from "../../base/calendar/time";
import { daySpan, sunOf, type Sun } from "../day/day";
import { nextDay } from "../../model/season";
import { sunsetPhase, whereabouts } from "../day/sunset-trips";
import { QuietButton } from "../elements/quiet-button";
import { ScaleBar, ScaleEnds } from "../elements/scale-bar";
import { LocalLink } from "../features/language/local-link";
import { useMessages } from "../features/language/use-messages";
import { ByAddress, ByTrip } from "../features/outing/by-address";
import { useFreeDays, useDayInWords } from "../features/outing/calendar";
import { DaysBeside } from "../features/outing/near-days";
import { CardLink, useShownDay, useTripState } from "../features/outing/shown-day";
import { useDayPrices, type Priced } from "../features/outing/use-day-prices";
import { setOuting, useOuting, dayPath } from "../features/outing/use-outing";
import { Sky, sliceOf } from "../features/trips/sky";
import { TripPrice } from "../features/trips/trip-price";
import { Band, Facts, Foot, Root, Price, SkyBox, When } from "./chosen-trip.styles";
import { VisuallyHidden, Ltr, LongWords } from "../elements/text";

type Package = Priced<Queries.ChosenTripFragment["packages"][number]>;

type ChoiceFacts = {
  /** The trips as they are on the chosen day, or usually. */
  packages: readonly Package[];
  sun: Sun;
  /** The greatest number of guests. */
  guests: number;
  /** The id of the calendar's heading, which gets the focus when the choice is taken away. */
  calendar: string;
};

const DayBand = ({
  trip,
  packages,
  sun,
}: Pick<Package, "trip"> & Pick<ChoiceFacts, "packages" | "sun">) => {
  const span = daySpan(packages.map((priced) => priced.trip));
  return (
    <Band aria-hidden="true" dir="ltr">
      <SkyBox>
        <Sky path={sun.path} span={span} slices={[sliceOf(trip, sun.sunset)]} />
      </SkyBox>
      <ScaleBar $parts={(span.to - span.from) * 2} />
      <ScaleEnds>
        <span>{span.from}:00</span>
        <span>{span.to}:00</span>
      </ScaleEnds>
    </Band>
  );
};

/** The calendar does not know what is chosen. */
const useWhatToLookFor = () => {
  const t = useMessages();
  const { date } = useDayInWords();
  const { day: asked } = useOuting();
  const { freeDaysOf } = useFreeDays();
  return (trip: Package["trip"] | undefined) => {
    const day = asked && nextDay(freeDaysOf(trip?.jsonId), asked);
    if (!day) return t("booking:chosenYourDay");
    return trip && day === asked
      ? t("booking:chosenStart", { date: date(day), start: formatTime(trip.start) })
      : date(day);
  };
};

/** What is chosen: a trip, with its day as soon as the app knows it, or a day alone. */
const Choice = ({
  chosen,
  packages,
  sun,
  guests,
  calendar,
}: ChoiceFacts & { chosen?: Package }) => {
  const t = useMessages();
  const { name, facts } = useShownDay();
  const whatToLookFor = useWhatToLookFor();
  const { trip } = chosen ?? {};
  const { day, isOutside } = useOuting();
  const { isFree } = useFreeDays();
  const stateOf = useTripState();
  const state = trip && stateOf(trip.jsonId);
  const id = `chosen-${trip?.jsonId ?? "day"}`;
  const sunset = () => {
    if (!sun.sunset) return t("trips:seesAny");
    const isSeen = trip && whereabouts(sunsetPhase(trip, sun.sunset)) === "onBoard";
    return t(isSeen ? "booking:chosenSunset" : "trips:sunSets", { time: sun.sunset });
  };
  const clear = () => {
    setOuting({ day: undefined, trip: undefined, guests: undefined });
    document.getElementById(calendar)?.focus();
  };
  return (
    <Root aria-labelledby={id} data-shown={trip ? "trip" : "day"}>
      <Facts>
        <div>
          <h2 id={id} tabIndex={-1}>
            <LongWords>{trip?.title ?? t("trips:dayLabel")}</LongWords>
            <VisuallyHidden>: {t("booking:chosen")}</VisuallyHidden>
          </h2>
          <When>
            <b>{(isOutside ? name : state) ?? name ?? facts}</b>{" "}
            {trip && (
              <span>
                <Ltr>{`${formatTime(trip.start)}–${formatTime(trip.end)}`}</Ltr>
                {` · ${trip.longDuration} `}
              </span>
            )}
            {/* Of a day without trips all that is shown is usual. */}
            <small>{name && !sun.sunset ? facts : sunset()}</small>
          </When>
        </div>
        {chosen && !state && (
          <Price>
            <TripPrice price={chosen} />
            <span>
              {[t("booking:chosenBoat", { guests }), chosen.trip.priceNote]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </Price>
        )}
      </Facts>
      {trip && <DayBand trip={trip} packages={packages} sun={sun} />}
      <Foot>
        <p>
          <span>{t("booking:chosenLook")}</span> <b>{whatToLookFor(trip)}</b>
        </p>
        {day && !isFree(day, trip?.jsonId) && (
          <DaysBeside day={day} trip={trip?.jsonId} answer={id} />
        )}
        <div data-app="">
          <CardLink />
          <LocalLink to={dayPath}>
            <span>{t("booking:chosenChange")}</span>
            <VisuallyHidden> {t("booking:chosenChangeWhat")}</VisuallyHidden>
          </LocalLink>
          <QuietButton onClick={clear}>
            <span>{t("trips:clearChoice")}</span>
          </QuietButton>
        </div>
      </Foot>
    </Root>
  );
};

type Props = Pick<ChoiceFacts, "guests" | "calendar"> & {
  prices: Queries.ChosenTripFragment;
  company: Queries.CompanyFragment;
};

/**
 * The day and the trip that the visitor has chosen, above the calendar, which does not know them. A trip that is gone is
 * not shown.
 */
export const ChosenTrip = ({ prices, company, ...others }: Props) => {
  const { day, lostDay, tripDay, trip: id } = useOuting();
  const { packages } = useDayPrices(prices);
  const facts = { ...others, packages, sun: sunOf(tripDay, company.position) };
  const packageOf = (trip: string | undefined) =>
    packages.find((priced) => priced.trip.jsonId === trip);
  return (
    <ByTrip trips={packages.map(({ trip }) => trip)} chosen={packageOf(id)?.trip}>
      {(trip) =>
        trip ? (
          <Choice {...facts} chosen={packageOf(trip.jsonId)} />
        ) : (
          <ByAddress $on={ON_DAY} shown={(day ?? lostDay) !== undefined}>
            <Choice {...facts} />
          </ByAddress>
        )
      }
    </ByTrip>
  );
};

export const fragment = graphql`
  fragment ChosenTrip on Prices {
    ...DayPrices
    packages {
      ...TripPrice
      trip {
        sky
        title(language: $language)
        longDuration(language: $language)
        priceNote(language: $language)
      }
    }
  }
`;
