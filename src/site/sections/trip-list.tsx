import { graphql } from "gatsby";
import { daySpan } from "../day/day";
import { Container } from "../elements/section";
import { useDayPrices } from "../features/outing/use-day-prices";
import { useOuting } from "../features/outing/use-outing";
import { useSun } from "../features/outing/use-sun";
import { useInclusions } from "../features/trips/use-inclusions";
import { NoTrips } from "./no-trips";
import { TripCard } from "./trip-card";
import { List } from "./trip-list.styles";

type Props = {
  prices: Queries.TripListFragment;
  inclusions?: Queries.TripInclusionsFragment | null;
};

/** The trips side by side; on the chosen day, if there is one. */
export const TripList = ({ prices, inclusions }: Props) => {
  const { tripDay } = useOuting();
  const { packages, hours } = useDayPrices(prices);
  const trips = packages.map(({ trip }) => trip);
  const { differencesOf } = useInclusions(inclusions, trips);
  const sun = useSun(tripDay);
  const day = daySpan(trips);
  if (packages.length === 0) return <NoTrips />;
  return (
    <Container as="section">
      <List $count={packages.length}>
        {packages.map((priced) => (
          <TripCard
            key={priced.trip.jsonId}
            priced={priced}
            differences={differencesOf(priced.trip.jsonId)}
            sun={sun}
            day={day}
            hours={hours}
          />
        ))}
      </List>
    </Container>
  );
};

export const fragment = graphql`
  fragment TripList on Prices {
    ...DayPrices
    ...OtherHours
    packages {
      ...TripPrice
      trip {
        ...TripCard
      }
    }
  }
`;
