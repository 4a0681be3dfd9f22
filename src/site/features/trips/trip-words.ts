/* In a file of its own, and not beside the prices of a day: a page has the messages that its modules name, and every page
   has those prices (src/build/page-messages.ts). */

import { formatTime } from "../../../base/calendar/time";
import { isVaried, type PriceSpan } from "../../../model/prices";
import { useMessages } from "../language/use-messages";

/** "desde " if some days or some seasons cost more, nothing if all cost the same. */
export const useFrom = () => {
  const t = useMessages();
  return (price: PriceSpan) => (isVaried(price) ? `${t("trips:from")} ` : "");
};

type Times = { start: string; end: string };

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
