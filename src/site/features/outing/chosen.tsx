import { shortDay, weekday } from "../../../model/format";
import { useMessages, useLanguage } from "../language/use-messages";
import { useCalendar } from "./calendar";
import { useDayPrices } from "./use-day-prices";
import { useOuting } from "./use-outing";

export const Chosen = ({ prices }: { prices: Queries.ThreadFragment }) => {
  const t = useMessages();
  const { language } = useLanguage();
  const { stateOn } = useCalendar();
  const { day, trip: id, isOutside } = useOuting();
  const chosen = useDayPrices(prices).packages.find(({ trip }) => trip.jsonId === id);
  const words = [
    day && `${weekday(day, language, "short")} ${shortDay(day, language)}`,
    chosen?.trip.title,
  ];
  const next = () => {
    const state = day && stateOn(day, chosen?.trip.jsonId);
    if (state === "full") return t("layout:fullThen");
    if (state ?? isOutside) return t("layout:noTripThen");
    if (!day) return t("layout:chooseDay");
    return chosen?.ofDay
      ? t("layout:boatFor", { price: chosen.ofDay.inWords })
      : t("layout:chooseTrip");
  };
  return (
    <>
      <b>{words.filter(Boolean).join(" · ") || t("layout:whichDay")}</b>
      <span>{next()}</span>
    </>
  );
};
