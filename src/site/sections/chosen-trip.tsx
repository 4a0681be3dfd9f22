import { graphql } from "gatsby";
import { formatTime } from "../../base/calendar/time";
import { daySpan } from "../day/day";
import { sunOf, type Sun } from "../day/sun-of";
import { sunsetPhase } from "../day/sunset-trips";
import { Figures } from "../elements/figures";
import { Inline } from "../elements/inline";
import { Ltr } from "../elements/ltr";
import { QuietButton } from "../elements/quiet-button";
import { ScaleBar, ScaleEnds } from "../elements/scale-bar";
import { VisuallyHidden } from "../elements/text";
import { LocalLink } from "../features/language/local-link";
import { useLanguage } from "../features/language/use-language";
import { useMessages } from "../features/language/use-messages";
import { useCalendar } from "../features/outing/calendar";
import { useDayInWords } from "../features/outing/day-in-words";
import { dayPath } from "../features/outing/day-path";
import { seasonNames } from "../features/outing/season-names";
import { useDayPrices } from "../features/outing/use-day-prices";
import { setOuting, useOuting } from "../features/outing/use-outing";
import { Sky, sliceOf } from "../features/trips/sky";
import { useFrom } from "../features/trips/use-from";
import { useIsHydrated } from "../features/use-is-hydrated";
import { Band, Facts, Foot, Root, Price, SkyBox, When } from "./chosen-trip.styles";

type Props = {
  prices: Queries.ChosenTripFragment;
  company: Queries.CompanyFragment;
  /** The greatest number of guests. */
  guests: number;
  /** The id of the calendar's heading, which gets the focus when the choice is taken away. */
  calendar: string;
};

/** Returns a text that nothing is booked, and what to look for in the calendar, which is between asterisks. */
const useWhereToLook = () => {
  const t = useMessages();
  const { language } = useLanguage();
  const { season } = useCalendar();
  const { day, isOutside } = useOuting();
  const { date } = useDayInWords();
  return (start?: string) => {
    if (isOutside) return t("booking:chosenOutside", seasonNames(season, language));
    if (!day) return t("booking:chosenNoDay");
    return start
      ? t("booking:chosenLook", { date: `*${date(day)}`, start: `${formatTime(start)}*` })
      : t("booking:chosenLookDay", { date: `*${date(day)}*` });
  };
};

type BandTrip = { start: string; end: string; sky: string };

type BandProps = { trip: BandTrip; trips: readonly BandTrip[]; sun: Sun };

/** The day with the chosen trip in it. */
const DayBand = ({ trip, trips, sun }: BandProps) => {
  const span = daySpan(trips);
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

/**
 * The day and the trip that the visitor has chosen, above the calendar, which does not know them. A trip that is gone is
 * not shown.
 */
export const ChosenTrip = ({ prices, company, guests, calendar }: Props) => {
  const t = useMessages();
  const from = useFrom();
  const isHydrated = useIsHydrated();
  const { weekdayAndDate } = useDayInWords();
  const { tripDay: date, trip: id } = useOuting();
  const { packages } = useDayPrices(prices);
  const whereToLook = useWhereToLook();
  const chosen = packages.find(({ trip }) => trip.jsonId === id);
  if (!isHydrated) return <Root data-waiting="" aria-hidden="true" />;
  if (!chosen && !date) return null;
  const sun = sunOf(date, company.position);
  const { trip } = chosen ?? {};
  const isSeen = trip && sun.sunset && sunsetPhase(trip, sun.sunset) === "beforeReturn";
  const clear = () => {
    setOuting({ day: undefined, trip: undefined });
    document.getElementById(calendar)?.focus();
  };
  return (
    <Root aria-labelledby="chosen" data-shown={trip ? "trip" : "day"}>
      <Facts>
        <div>
          <h2 id="chosen">
            <span>{trip ? trip.title : date && weekdayAndDate(date)}</span>
            <VisuallyHidden>: {t("booking:chosen")}</VisuallyHidden>
          </h2>
          {trip && (
            <When>
              {date && <span>{`${weekdayAndDate(date)}, `}</span>}
              <Ltr>{`${formatTime(trip.start)}–${formatTime(trip.end)}`}</Ltr>
              <small>
                {[
                  trip.longDuration,
                  isSeen && t("booking:chosenSunset", { time: sun.sunset ?? "" }),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </small>
            </When>
          )}
        </div>
        {chosen && (
          <Price data-price>
            <Ltr>
              {from(chosen) && <small>{from(chosen)}</small>}
              <Figures price={chosen.lowestInWords} />
            </Ltr>
            <span>{t("booking:chosenBoat", { guests })}</span>
          </Price>
        )}
      </Facts>
      {trip && <DayBand trip={trip} trips={packages.map((priced) => priced.trip)} sun={sun} />}
      <Foot>
        <p>
          <Inline text={whereToLook(trip?.start)} as="b" />
        </p>
        <div>
          <LocalLink to={dayPath}>
            <span>{t("booking:chosenChange")}</span>
            <VisuallyHidden> {t("booking:chosenChangeWhat")}</VisuallyHidden>
          </LocalLink>
          <QuietButton onClick={clear}>
            <span>{t("trips:clear")}</span>
            <VisuallyHidden> {t("booking:chosenClearWhat")}</VisuallyHidden>
          </QuietButton>
        </div>
      </Foot>
    </Root>
  );
};

export const fragment = graphql`
  fragment ChosenTrip on Prices {
    ...DayPrices
    packages {
      lowest
      highest
      lowestInWords(language: $language)
      trip {
        sky
        title(language: $language)
        longDuration(language: $language)
      }
    }
  }
`;
