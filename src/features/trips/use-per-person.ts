import { roundMoney } from "../../format";
import { useLanguage } from "../language/use-language";
import type { PriceSpan } from "../../prices";
import { useMessages } from "../language/use-messages";
import { useFrom } from "./use-from";

/**
 * Returns a formatter of the lowest price's share: "unos 41 € por persona si sois 7", after "desde" where the price
 * is, too. It is a help beside the price of the boat, so it is rounded, and undefined where it helps nobody: for one
 * person, or below one euro.
 */
export const usePerPerson = (currency: string) => {
  const t = useMessages();
  const { language } = useLanguage();
  const from = useFrom();
  return (price: PriceSpan, guests: number) => {
    const share = Math.round(price.lowest / guests);
    return guests > 1 && share > 0
      ? from(price) + t("trips:perPerson", { price: roundMoney(share, currency, language), guests })
      : undefined;
  };
};
