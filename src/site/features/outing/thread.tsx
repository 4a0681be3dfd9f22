import { graphql } from "gatsby";
import { routes } from "../../../model/routes";
import { Icon } from "../../elements/icon";
import { LocalLink } from "../language/local-link";
import { late } from "../late";
import { useMessages } from "../language/use-messages";
import { useSite } from "../site";
import { useOuting, dayPath } from "./use-outing";

const Asks = () => {
  const t = useMessages();
  return <b>{t("layout:whichDay")}</b>;
};

const LateChosen = late<{ prices: Queries.ThreadFragment }>(
  async () => (await import("./chosen")).Chosen,
  Asks,
  Asks,
);

/**
 * What has been chosen so far and what comes next, on every page; it leads there. The code that names a choice is loaded
 * with one.
 */
export const Thread = ({ className }: { className?: string }) => {
  // Null while the content has errors.
  const { prices } = useSite();
  const { day, tripDay, trip } = useOuting();
  const first = tripDay && !trip && prices?.packages[0]?.trip.jsonId;
  return (
    <LocalLink to={first ? `${routes.trips}#${first}` : dayPath} className={className}>
      {prices && (day ?? trip) ? <LateChosen key={`${day} ${trip}`} prices={prices} /> : <Asks />}
      <Icon name="down" />
    </LocalLink>
  );
};

export const fragment = graphql`
  fragment Thread on Prices {
    ...DayPrices
    packages {
      trip {
        title(language: $language)
      }
    }
  }
`;
