import { formatTime } from "@brisa/typed-content/dates";
import type { Times } from "../../../model/hours";
import { boardingOf } from "../../day/boarding";
import { useMessages } from "../../features/language/use-messages";

type Figure = { label: string; value: string; unit?: string };

/** Without a trip, the rules for all. What takes no time is left out. */
export const useFigures = (trip: Times | undefined, terms: Queries.BoardingTermsFragment) => {
  const t = useMessages();
  const { arrivalMinutes, boardingMinutes, cancellationHours, refundPercent } = terms;
  const minutes = t("location:minutes");
  const rules: Figure[] = [
    { label: t("location:arrivalRule"), value: `${arrivalMinutes}`, unit: minutes },
    { label: t("location:closingRule"), value: `${boardingMinutes}`, unit: minutes },
    {
      label: t("location:cancellationRule"),
      value: `${cancellationHours}`,
      unit: t("location:hours"),
    },
    { label: t("location:refundRule"), value: `${refundPercent}`, unit: t("location:percent") },
  ];
  const timesOf = (of: Times): Figure[] => {
    const { arrival, closing } = boardingOf(of, terms);
    return [
      {
        label: t("location:arriveEarly", { minutes: arrivalMinutes }),
        value: formatTime(arrival),
      },
      { label: t("location:closing"), value: formatTime(closing) },
      { label: t("location:departure"), value: formatTime(of.start) },
      { label: t("location:back"), value: formatTime(of.end) },
    ];
  };
  const early = [arrivalMinutes, boardingMinutes];
  return (trip ? timesOf(trip) : rules).filter((_, index) => early[index] !== 0);
};
