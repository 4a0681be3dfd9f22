import { graphql } from "gatsby";
import { includedIn } from "../../../model/included";
import { useMessages } from "../language/use-messages";

type Items = Queries.TripInclusionsFragment["included"];

const itemsOf = (items: Items = []) =>
  items.map(({ label, exceptions }) => ({
    label,
    exceptions: (exceptions ?? []).flatMap(({ trip, differs }) => (differs ? trip.jsonId : [])),
  }));

type Trip = { jsonId: string; title: string; adds?: readonly { label: string }[] | null };

export const useInclusions = (
  lists: Queries.TripInclusionsFragment | null | undefined,
  trips: readonly Trip[],
) =>
  includedIn(
    { included: itemsOf(lists?.included), excluded: itemsOf(lists?.excluded) },
    trips.map(({ jsonId, title, adds }) => ({
      id: jsonId,
      title,
      adds: (adds ?? []).map(({ label }) => label),
    })),
    useMessages(),
  );

export const fragment = graphql`
  fragment TripInclusions on Inclusions {
    included {
      label(language: $language)
      exceptions {
        differs
        trip {
          jsonId
        }
      }
    }
    excluded {
      label(language: $language)
      exceptions {
        differs
        trip {
          jsonId
        }
      }
    }
  }
`;
