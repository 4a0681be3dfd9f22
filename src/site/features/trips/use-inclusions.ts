import { graphql } from "gatsby";
import { includedIn } from "../../../model/included";
import { useMessages } from "../language/use-messages";

type Trip = { jsonId: string; title: string; adds?: readonly { label: string }[] | null };

/** What one trip has besides, or has not, with its name. */
export type Difference = { name: string; items: string };

type Items = Queries.TripInclusionsFragment["included"];

const itemsOf = (items: Items = []) =>
  items.map(({ label, exceptions }) => ({
    label,
    exceptions: (exceptions ?? []).flatMap(({ trip, differs }) => (differs ? trip.jsonId : [])),
  }));

/**
 * Returns what the price of all trips includes and what not, the exceptions named, and a function that returns what one
 * trip has besides and what it has not, each in a line with its name.
 */
export const useInclusions = (
  lists: Queries.TripInclusionsFragment | null | undefined,
  trips: readonly Trip[],
) => {
  const t = useMessages();
  const { included, excluded, differencesOf } = includedIn(
    { included: itemsOf(lists?.included), excluded: itemsOf(lists?.excluded) },
    trips.map(({ jsonId, title }) => ({ id: jsonId, title })),
  );
  const said = ({ label, except }: (typeof included)[number]) =>
    except.length > 0 ? t("trips:itemExcept", { item: label, trips: except.join(", ") }) : label;
  return {
    included: included.map(said),
    excluded: excluded.map(said),
    linesOf: ({ jsonId, adds: own }: Omit<Trip, "title">): Difference[] => {
      const { adds, lacks } = differencesOf(jsonId, own?.map(({ label }) => label) ?? []);
      return [
        { name: t("trips:adds"), items: adds.join(", ") },
        { name: t("trips:lacks"), items: lacks.join(", ") },
      ].filter(({ items }) => items);
    },
  };
};

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
