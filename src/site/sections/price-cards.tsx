import { graphql } from "gatsby";
import { Button } from "../elements/button";
import { Container } from "../elements/container";
import { LongWords } from "../elements/long-words";
import { Ltr } from "../elements/ltr";
import { ScaleBar } from "../elements/scale-bar";
import { VisuallyHidden } from "../elements/text";
import { TripEnquiry } from "../features/enquiry/trip-enquiry";
import { LocalLink } from "../features/language/local-link";
import { useMessages } from "../features/language/use-messages";
import { daySpan, tripSpan } from "../day/day";
import { OtherHours } from "../features/trips/other-hours";
import { Sky } from "../features/trips/sky";
import { useFrom } from "../features/trips/use-from";
import { useSchedule } from "../features/trips/use-schedule";
import { routes } from "../../model/routes";
import { NoTrips } from "./no-trips";
import { SeasonPrices } from "./season-prices";
import {
  Amount,
  Audience,
  Card,
  Cards,
  EndTimes,
  Graph,
  Item,
  PerPerson,
  Schedule,
  SkyBox,
  VatNote,
} from "./price-cards.styles";

type Props = {
  prices: Queries.PriceCardsFragment;
  company: Queries.CompanyFragment;
  /** The greatest number of guests. */
  guests: number;
  vatNote: string;
};

/** A formatted price, "1.320,00 €", of which only the whole amount is large. */
const Figures = ({ price }: { price: string }) => {
  const [, before, whole, after] = /^(\D*)(.*\d)(\D\d\d\D*)$/.exec(price) ?? [];
  if (!whole) return <span>{price}</span>;
  return (
    <>
      {before && <small>{before}</small>}
      <span>{whole}</span>
      <small>{after}</small>
    </>
  );
};

/** The prices as small multiples: each card draws the whole day, with its own trip filled. */
export const PriceCards = ({ prices, company, guests, vatNote }: Props) => {
  const { packages } = prices;
  const t = useMessages();
  const schedule = useSchedule();
  const from = useFrom();
  if (packages.length === 0) {
    return (
      <Container>
        <NoTrips />
      </Container>
    );
  }
  const span = daySpan(packages.map(({ trip }) => trip));
  return (
    <section aria-label={t("trips:pricesLabel")}>
      <Container as="section">
        <Cards>
          {packages.map(({ trip, ...price }) => (
            <Item key={trip.jsonId}>
              <Card aria-labelledby={`${trip.jsonId}-price`}>
                <Graph aria-hidden="true">
                  <SkyBox>
                    <Sky
                      position={company.position}
                      span={span}
                      slices={[{ span: tripSpan(trip), sky: trip.sky }]}
                    />
                  </SkyBox>
                  <ScaleBar $parts={span.to - span.from} />
                  <EndTimes>
                    <span>{span.from}:00</span>
                    <span>{span.to}:00</span>
                  </EndTimes>
                </Graph>
                <h2 id={`${trip.jsonId}-price`}>
                  <LongWords>{trip.title}</LongWords>
                </h2>
                <Schedule>
                  <Ltr>{schedule(trip, trip.duration)}</Ltr>
                  <OtherHours hours={prices.hours} trip={trip} />
                </Schedule>
                <Amount data-price>
                  {from(price) && <small>{from(price)}</small>}
                  <Ltr>
                    <Figures price={price.lowestInWords} />
                  </Ltr>
                </Amount>
                <PerPerson data-price>
                  {price.lowestShare &&
                    from(price) + t("trips:perPerson", { price: price.lowestShare, guests })}
                </PerPerson>
                <Audience>
                  <VisuallyHidden>{t("trips:audience")}: </VisuallyHidden>
                  {trip.audience}
                </Audience>
                <Button as={LocalLink} to={routes.booking} $look="line">
                  {t("trips:book")}
                  <VisuallyHidden> {t("trips:bookTrip", { trip: trip.title })}</VisuallyHidden>
                </Button>
              </Card>
              <TripEnquiry trip={trip} company={company} />
            </Item>
          ))}
        </Cards>
        <SeasonPrices prices={prices} />
        <VatNote>{vatNote}</VatNote>
      </Container>
    </section>
  );
};

export const fragment = graphql`
  fragment PriceCards on Prices {
    ...OtherHours
    ...SeasonPrices
    packages {
      lowest
      highest
      lowestInWords(language: $language)
      lowestShare(language: $language)
      trip {
        jsonId
        start
        end
        sky
        duration(language: $language)
        title(language: $language)
        audience(language: $language)
      }
    }
  }
`;
