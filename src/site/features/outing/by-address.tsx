import type { ReactNode } from "react";
import styled from "styled-components";
import { onTrips } from "../../document/outing-address";
import { useIsHydrated } from "../use-is-hydrated";

/*
 * Until the app runs, the build's drawing of every trip, as it usually is, stands for what the address chooses: styles
 * select by the address, which the script in the head writes on the root. So nothing is blank if the app never comes, and
 * nothing moves when it does.
 */

type Selection = {
  /** The root for which it is shown before the app runs. Others, and pages without styles, do not show it. */
  $on?: string;
  /** The root for which it is not shown before the app runs. */
  $unless?: string;
};

/** A section, for the reader views of browsers. */
const Part = styled.section<Selection>`
  ${({ $on }) => $on && `:root${$on} &[hidden] { display: block; }`}
  ${({ $unless }) => $unless && `:root${$unless} &[data-usual] { display: none; }`}
`;

type Props = Selection & {
  /** Whether it is shown once the app runs. */
  shown: boolean;
  children: ReactNode;
};

/** A part of a section that the address decides about: by styles until the app runs, then by `shown`. */
export const ByAddress = ({ $on, $unless, shown, children }: Props) => {
  const isHydrated = useIsHydrated();
  if (isHydrated && !shown) return null;
  return (
    <Part
      $on={$on}
      $unless={$unless}
      hidden={(!isHydrated && $on !== undefined) || undefined}
      data-usual={isHydrated ? undefined : ""}
    >
      {children}
    </Part>
  );
};

type TripProps<Trip> = {
  trips: readonly Trip[];
  chosen: Trip | undefined;
  children: (trip: Trip | undefined) => ReactNode;
};

/** Shows what belongs to the chosen trip; to none, if none of the trips is chosen. */
export const ByTrip = <Trip extends { jsonId: string }>(props: TripProps<Trip>) => {
  const { trips, chosen, children } = props;
  return (
    <>
      <ByAddress $unless={onTrips(trips.map(({ jsonId }) => jsonId))} shown={!chosen}>
        {children(undefined)}
      </ByAddress>
      {trips.map((trip) => (
        <ByAddress key={trip.jsonId} $on={onTrips([trip.jsonId])} shown={trip === chosen}>
          {children(trip)}
        </ByAddress>
      ))}
    </>
  );
};
