import { graphql } from "gatsby";
import { useMemo } from "react";
import { Container, MinorSection } from "../elements/section";
import { SunsetTable } from "../features/trips/sunset-table";
import { useSite } from "../features/site";
import { useCalendar } from "../features/outing/calendar";
import { closedDays } from "../../model/day-states";
import { isInSeason, seasonDates } from "../../model/season";
import { sunsetPhase, sunsetsOf, whereabouts } from "../day/sunset-trips";
import { tripOnDay } from "../day/trip-hours";
import { useMessages } from "../features/language/use-messages";
import { Folded } from "./page-questions";

type Props = {
  content: Queries.SunsetsFragment["sunset"];
  prices: Queries.TripListFragment;
  monthNames: readonly string[];
};

/** When the sun sets in the season, and which trips are then on the water. */
export const Sunsets = (props: Props) => {
  const { content, prices, monthNames } = props;
  const { position } = useSite().company;
  const t = useMessages();
  const { today, season, states } = useCalendar();
  const { from, to } = seasonDates(season, today);
  const sunsets = useMemo(() => sunsetsOf({ from, to }, position), [from, to, position]);
  const { hoursByDay } = prices;
  const trips = prices.packages
    .map(({ trip }) => trip)
    .filter((trip) => {
      const own = { ...season, closed: closedDays(states, trip.jsonId) };
      return sunsets.some(
        ({ date, time }) =>
          isInSeason(date, own) &&
          whereabouts(sunsetPhase(tripOnDay(trip, hoursByDay, date), time)) === "onBoard",
      );
    });
  if (trips.length === 0) return null;
  return (
    <MinorSection aria-labelledby="sunset-times">
      <Container>
        <h2 id="sunset-times">{content.heading}</h2>
        <Folded question={t("trips:seasonTable")}>
          <div>
            <p>{content.text}</p>
            <SunsetTable
              trips={trips}
              hours={prices.hours}
              hoursByDay={hoursByDay}
              sunsets={sunsets.filter(({ date }) => isInSeason(date, season))}
              monthNames={monthNames}
            />
          </div>
        </Folded>
      </Container>
    </MinorSection>
  );
};

export const fragment = graphql`
  fragment Sunsets on TripsPage {
    sunset {
      heading(language: $language)
      text(language: $language)
    }
  }
`;
