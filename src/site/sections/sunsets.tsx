import { graphql } from "gatsby";
import { Fragment, useMemo, type CSSProperties } from "react";
import styled from "styled-components";
import type { Position } from "../../base/calendar/sun";
import { Container } from "../elements/container";
import { Section } from "../elements/section";
import { SunsetTable } from "../features/trips/sunset-table";
import { useCalendar } from "../features/outing/calendar";
import { closedDays } from "../../model/day-states";
import { isInSeason, seasonDates } from "../../model/season";
import { seasonChart } from "../day/season-chart";
import { sunsetsOf } from "../day/sunset-trips";
import { useMessages } from "../features/language/use-messages";
import { Folded } from "./page-questions";
import { SeasonChart, seasonLights } from "./season-chart";

/** The trips are above it, with the space that a section ends with. */
const Root = styled(Section)`
  padding-top: 0;

  h3 {
    margin-top: var(--s6);
  }
`;

const Key = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s4);
  margin-block: var(--s3) var(--s5);
  font-size: var(--step--1);
  line-height: 1.4;

  [data-line]::before {
    height: 0;
    border-top: 2px dotted;
    vertical-align: middle;
  }
  li::before {
    content: "";
    display: inline-block;
    width: 1.25rem;
    height: 0.75rem;
    margin-right: var(--s2);
    background: var(--of);
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
`;

type Props = {
  content: Queries.SunsetsFragment["sunset"];
  prices: Queries.SunsetTripsFragment;
  position: Position;
  monthNames: readonly string[];
};

/** When the sun sets in the season, and which trips are then on the water: drawn, and as a table. */
export const Sunsets = (props: Props) => {
  const { content, prices, position, monthNames } = props;
  const t = useMessages();
  const { today, season, states } = useCalendar();
  const { from, to } = seasonDates(season, today);
  const sunsets = useMemo(() => sunsetsOf({ from, to }, position), [from, to, position]);
  const { hoursByDay: hours } = prices;
  const drawn = prices.packages.flatMap(({ trip }) => {
    const own = { ...season, closed: closedDays(states, trip.jsonId) };
    const chart = seasonChart(trip, hours, own, sunsets, position);
    return chart ? [{ trip, chart }] : [];
  });
  if (drawn.length === 0) return null;
  return (
    <Root aria-labelledby="sunset-times">
      <Container>
        <h2 id="sunset-times">{content.heading}</h2>
        {drawn.map((each) => (
          <Fragment key={each.trip.jsonId}>
            {drawn.length > 1 && <h3>{each.trip.title}</h3>}
            <SeasonChart {...each} {...{ hours, sunsets, monthNames }} />
          </Fragment>
        ))}
        <Key aria-hidden="true">
          <li data-line="">{t("trips:setting")}</li>
          {seasonLights.map(({ name, colours }) => (
            <li key={name} style={{ "--of": colours } as CSSProperties}>
              {t(name)}
            </li>
          ))}
        </Key>
        <Folded question={t("trips:seasonTable")}>
          <div>
            <p>{content.text}</p>
            <SunsetTable
              trips={drawn.map(({ trip }) => trip)}
              hours={prices.hours}
              hoursByDay={hours}
              sunsets={sunsets.filter(({ date }) => isInSeason(date, season))}
              monthNames={monthNames}
            />
          </div>
        </Folded>
      </Container>
    </Root>
  );
};

export const fragment = graphql`
  fragment Sunsets on TripsPage {
    sunset {
      heading(language: $language)
      text(language: $language)
    }
  }

  fragment SunsetTrips on Prices {
    ...OtherHours
    ...HoursByDay
    packages {
      trip {
        jsonId
        title(language: $language)
        start
        end
        sky
      }
    }
  }
`;
