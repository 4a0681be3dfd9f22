import { formatTime } from "@brisa/typed-content/dates";
import type { Times } from "../../../model/hours";
import { useMessages } from "../language/use-messages";

/** With the duration in words: "9:30–13:30 · 4 h". */
export const useSchedule = () => {
  const t = useMessages();
  return (trip: Times, duration: string) =>
    t("trips:schedule", {
      start: formatTime(trip.start),
      end: formatTime(trip.end),
      duration,
    });
};
