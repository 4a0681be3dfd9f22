import { graphql } from "gatsby";
import { lazy, Suspense } from "react";
import { routes } from "../../../model/routes";
import { Icon } from "../../elements/icon";
import { LocalLink } from "../language/local-link";
import { useMessages } from "../language/use-messages";
import { useOuting, dayPath } from "./use-outing";

const Chosen = lazy(async () => ({ default: (await import("./chosen")).Chosen }));

type Props = {
  /** Null while the content has errors. */
  prices?: Queries.ThreadFragment | null;
  className?: string;
};

/**
 * What has been chosen so far and what comes next, on every page; it leads there. The code that names a choice is loaded
 * with one.
 */
export const Thread = ({ prices, className }: Props) => {
  const t = useMessages();
  const { day, tripDay, trip } = useOuting();
  const asks = <b>{t("layout:whichDay")}</b>;
  return (
    <LocalLink to={tripDay && !trip ? routes.trips : dayPath} className={className}>
      {prices && (day ?? trip) ? (
        <Suspense fallback={asks}>
          <Chosen prices={prices} />
        </Suspense>
      ) : (
        asks
      )}
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
