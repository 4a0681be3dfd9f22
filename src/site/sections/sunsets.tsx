import { graphql } from "gatsby";
import styled from "styled-components";
import type { CalendarDate } from "../../base/calendar/calendar-date";
import type { Position } from "../../base/calendar/sun";
import { Columns } from "../elements/columns";
import { Container } from "../elements/container";
import { Section } from "../elements/section";
import { SunsetTable } from "../features/trips/sunset-table";
import { WHOLE_YEAR } from "../../model/season";

/** The trips are above it, with the space that a section ends with. */
const Root = styled(Section)`
  padding-top: 0;
`;

const Text = styled.p`
  margin-top: var(--s4);
  color: var(--ink-2);
`;

type Props = {
  content: Queries.SunsetsFragment["sunset"];
  prices: Queries.SunsetTripsFragment;
  terms: Queries.SunsetSeasonFragment;
  position: Position;
  today: CalendarDate;
  monthNames: readonly string[];
};

/** When the sun sets in the season, and whether the trips at sunset are still on the water. */
export const Sunsets = (props: Props) => {
  const { content, prices, terms, position, today, monthNames } = props;
  const trips = prices.packages.map(({ trip }) => trip).filter(({ sky }) => sky === "sunset");
  if (trips.length === 0) return null;
  const { hoursByDay } = prices;
  const season = terms.season ?? WHOLE_YEAR;
  const facts = { trips, hoursByDay, season, position, today, monthNames };
  return (
    <Root aria-labelledby="sunset-times">
      <Container>
        <Columns $split="5fr 7fr">
          <div>
            <h2 id="sunset-times">{content.heading}</h2>
            <Text>{content.text}</Text>
          </div>
          <SunsetTable {...facts} hours={prices.hours} />
        </Columns>
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

  fragment SunsetSeason on Terms {
    season {
      from
      to
    }
  }
`;
