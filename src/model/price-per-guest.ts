import { languages, type LanguageCode } from "../base/languages";

/** Without cents: "48 €". Undefined where it helps nobody: for one person, or below one euro. */
export const pricePerGuest = (
  amount: number,
  guests: number,
  currency: string,
  language: LanguageCode,
): string | undefined => {
  const rounded = Math.round(amount / guests);
  if (!(guests > 1 && rounded > 0)) return undefined;
  const style = { style: "currency", currency, maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(languages[language].tag, style).format(rounded);
};
