import { hours } from "../../format";
import { useLanguage } from "../language/use-language";
import { useMessages } from "../language/use-messages";
import { duration, formatTime } from "../../day/time";

type Times = { start: string; end: string };

/** Returns a formatter of a trip's times in the page's language: "9:30–13:30 · 4 h". */
export const useSchedule = () => {
  const t = useMessages();
  const { language } = useLanguage();
  return (trip: Times, unit: "short" | "long" = "short") =>
    t("trips:schedule", {
      start: formatTime(trip.start),
      end: formatTime(trip.end),
      duration: hours(duration(trip), language, unit),
    });
};
