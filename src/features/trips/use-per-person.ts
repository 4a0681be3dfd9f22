import { share } from "../../format";
import { useLanguage } from "../language/use-language";
import type { PriceSpan } from "../../prices";
import { useMessages } from "../language/use-messages";
import { useFrom } from "./use-from";

/**
 * Returns a formatter of the lowest price's share, if there is one: "unos 41 € por persona si sois 7", after "desde"
 * where the price is, too.
 */
export const usePerPerson = (currency: string) => {
  const t = useMessages();
  const { language } = useLanguage();
  const from = useFrom();
  return (span: PriceSpan, guests: number) => {
    const price = share(span.lowest, guests, currency, language);
    return price && from(span) + t("trips:perPerson", { price, guests });
  };
};
