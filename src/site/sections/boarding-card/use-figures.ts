import { formatTime } from "@brisa/typed-content/dates";
import { boardingOf } from "../../day/boarding";
import { useMessages } from "../../features/language/use-messages";

type Figure = { label: string; value: string; unit?: string };
type Messages = ReturnType<typeof useMessages>;
type Terms = Queries.BoardingTermsFragment;
type Trip = { start: string; end: string };

/** A figure of what is so many minutes before the departure; none if it takes no time. */
const early = (minutes: number, figure: Figure) => (minutes > 0 ? [figure] : []);

const rules = (terms: Terms, t: Messages): Figure[] => {
  const { arrivalMinutes, boardingMinutes, cancellationHours, refundPercent } = terms;
  const unit = t("location:minutes");
  return [
    ...early(arrivalMinutes, {
      label: t("location:arrivalRule"),
      value: `${arrivalMinutes}`,
      unit,
    }),
    ...early(boardingMinutes, {
      label: t("location:closingRule"),
      value: `${boardingMinutes}`,
      unit,
    }),
    {
      label: t("location:cancellationRule"),
      value: `${cancellationHours}`,
      unit: t("location:hours"),
    },
    { label: t("location:refundRule"), value: `${refundPercent}`, unit: t("location:percent") },
  ];
};

const times = (trip: Trip, terms: Terms, t: Messages): Figure[] => {
  const { arrivalMinutes, boardingMinutes } = terms;
  const { arrival, closing } = boardingOf(trip, terms);
  return [
    ...early(arrivalMinutes, {
      label: t("location:arriveEarly", { minutes: arrivalMinutes }),
      value: formatTime(arrival),
    }),
    ...early(boardingMinutes, { label: t("location:closing"), value: formatTime(closing) }),
    { label: t("location:departure"), value: formatTime(trip.start) },
    { label: t("location:back"), value: formatTime(trip.end) },
  ];
};

/** Without a trip, the rules for all. What takes no time is left out. */
export const useFigures = (trip: Trip | undefined, terms: Terms) => {
  const t = useMessages();
  return trip ? times(trip, terms, t) : rules(terms, t);
};
