/* In a file of its own, and not beside the prices of a day: a page has the messages that its modules name, and every page
   has those prices (src/build/page-messages.ts). */

import { graphql } from "gatsby";
import { isVaried, spanOf } from "../../../model/prices";
import { Figures } from "../../elements/figures";
import { Ltr } from "../../elements/text";
import { useMessages } from "../language/use-messages";
import type { DayPrice } from "../outing/use-day-prices";

type Price = Queries.TripPriceFragment & { ofDay?: DayPrice };

/** "desde " if some days or some seasons cost more; nothing of a chosen day, or if all cost the same. */
export const useFrom = () => {
  const t = useMessages();
  return (price: Pick<Price, "lowest" | "highest" | "ofDay">) =>
    !price.ofDay && isVaried(price) ? `${t("trips:from")} ` : "";
};

/** "desde 240,00 €", or what it costs on the chosen day. */
export const usePriceInWords = () => {
  const from = useFrom();
  return (price: Price) => from(price) + (price.ofDay?.inWords ?? price.lowestInWords);
};

/** The lowest price of several trips: "desde 240,00 €", or "240,00 €" if all cost the same. */
export const useLowestPrice = () => {
  const from = useFrom();
  return (prices: readonly Price[]) => {
    const span = spanOf(prices);
    const cheapest = prices.find(({ lowest }) => lowest === span?.lowest);
    return span && cheapest ? from(span) + cheapest.lowestInWords : "";
  };
};

/** In large figures, for an element that has the size of a price. */
export const TripPrice = ({ price }: { price: Price }) => {
  const from = useFrom()(price);
  return (
    <>
      {from && <small>{from}</small>}
      <Ltr>
        <Figures price={price.ofDay?.inWords ?? price.lowestInWords} />
      </Ltr>
    </>
  );
};

export const fragment = graphql`
  fragment TripPrice on PricesPackages {
    lowest
    highest
    lowestInWords(language: $language)
  }
`;
