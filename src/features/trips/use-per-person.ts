import { roundMoney } from "../../format";
import { useLanguage } from "../language/use-language";
import { useMessages } from "../language/use-messages";

/**
 * Returns a formatter of a price's share: "unos 41 € por persona si sois 7". It is a help beside the price of the
 * boat, so it is rounded, and undefined where it helps nobody: for one person, or below one euro.
 */
export const usePerPerson = (currency: string) => {
  const t = useMessages();
  const { language } = useLanguage();
  return (amount: number, guests: number) => {
    const share = Math.round(amount / guests);
    return guests > 1 && share > 0
      ? t("trips:perPerson", { price: roundMoney(share, currency, language), guests })
      : undefined;
  };
};
