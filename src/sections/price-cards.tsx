import { graphql } from "gatsby";
import { Button } from "../elements/button";
import { Hidden } from "../elements/text";
import { Wrap } from "../elements/wrap";
import { Zebra } from "../elements/zebra";
import { moneyParts } from "../features/language/format";
import { LocalLink } from "../features/language/local-link";
import { useLanguage } from "../features/language/use-language";
import { daySpan, tripSpan } from "../features/trips/day";
import { Sky } from "../features/trips/sky";
import { useSchedule } from "../features/trips/use-schedule";
import { routes } from "../routes";
import { NoTrips } from "./no-trips";
import {
  Audience,
  Card,
  Cards,
  Ends,
  Graph,
  Height,
  Schedule,
  Sum,
  VatNote,
} from "./price-cards-parts";
import { useWords } from "../features/language/use-words";

type Props = { prices: Queries.PriceCardsFragment; vatNote: string };

/** The packages as small multiples: every card shows the whole day with only its slice filled. */
export const PriceCards = ({ prices: { packages, currency }, vatNote }: Props) => {
  const t = useWords();
  const { language } = useLanguage();
  const schedule = useSchedule();
  if (packages.length === 0) {
    return (
      <Wrap>
        <NoTrips />
      </Wrap>
    );
  }
  const span = daySpan(packages.map(({ trip }) => trip));
  return (
    <section aria-label={t("trips:pricesLabel")}>
      <Wrap>
        <Cards>
          {packages.map(({ trip, amount }) => (
            <Card key={trip.jsonId} aria-labelledby={`${trip.jsonId}-price`}>
              <Graph aria-hidden="true">
                <Height>
                  <Sky span={span} slices={[{ span: tripSpan(trip), sky: trip.sky }]} />
                </Height>
                <Zebra $parts={span.to - span.from} />
                <Ends>
                  <span>{span.from}:00</span>
                  <span>{span.to}:00</span>
                </Ends>
              </Graph>
              <h2 id={`${trip.jsonId}-price`}>{trip.title}</h2>
              <Schedule>{schedule(trip)}</Schedule>
              <Sum>
                {moneyParts(amount, currency, language).map(({ type, value }, index) =>
                  type === "integer" || type === "group" ? (
                    value
                  ) : (
                    <small key={index}>{value}</small>
                  ),
                )}
              </Sum>
              <Audience>{trip.audience}</Audience>
              <Button as={LocalLink} to={routes.booking} $look="line">
                {t("trips:book")}
                <Hidden> {t("trips:bookTrip", { trip: trip.title })}</Hidden>
              </Button>
            </Card>
          ))}
        </Cards>
        <VatNote>{vatNote}</VatNote>
      </Wrap>
    </section>
  );
};

export const fragment = graphql`
  fragment PriceCards on Prices {
    currency
    packages {
      amount
      trip {
        jsonId
        start
        end
        sky
        title(language: $language)
        audience(language: $language)
      }
    }
  }
`;
