import { isVaried, type PriceSpan } from "../../../model/prices";
import { useMessages } from "../language/use-messages";

/** "desde " if some days or some seasons cost more, nothing if all cost the same. */
export const useFrom = () => {
  const t = useMessages();
  return (price: PriceSpan) => (isVaried(price) ? `${t("trips:from")} ` : "");
};
