import { useMessages } from "../language/use-messages";
import { showToast } from "../toast/toast";
import { setOuting } from "./use-outing";

/** Says that it is done, since what is gone leaves nothing to see. */
export const useClear = () => {
  const t = useMessages();
  return (...parts: ("day" | "trip" | "guests")[]) => {
    setOuting(Object.fromEntries(parts.map((part) => [part, undefined])));
    const [title, description] = [t("trips:cleared"), t("trips:clearedText")];
    showToast({ title, description, variant: "default" });
  };
};
