import { isCalendarDate, type CalendarDate, formatTime } from "@brisa/typed-content/dates";
import { skies, type SkyName } from "../../../model/skies";
import { useMessages } from "../language/use-messages";
import { useCalendar, useDayInWords } from "../outing/calendar";
import { useDaysBeside } from "../outing/near-days";
import { useShownDay, useTripState } from "../outing/shown-day";
import { useDayPrices } from "../outing/use-day-prices";
import { useOuting } from "../outing/use-outing";
import { useFrom, useLowestPrice } from "../trips/trip-price";

/** As nobody sails then. */
const HATCHED = "repeating-linear-gradient(135deg, var(--line) 0 4px, transparent 4px 8px)";

const coloursOf = ({ sky }: { sky: string }) => skies[sky as SkyName].stops;

/** A day has no colour of its own; of several trips each gives its middle one. */
const edgeOf = (trips: readonly { sky: string }[]) => {
  const [only, ...more] = trips;
  if (!only) return "linear-gradient(var(--shallow-2) 0 100%)";
  const middles = trips.map((trip) => coloursOf(trip).split(", ")[1]?.split(" ")[0]);
  return `linear-gradient(${more.length > 0 ? middles.join() : coloursOf(only)})`;
};

type Facts = {
  prices: Queries.BookingChoiceFragment;
  /** Whether one asks for it by message, and does not look for it in the calendar. */
  isRequest: boolean;
};

/** What the visitor has chosen to book, in words. Until the app runs, the address may choose a trip (`ByTrip`). */
export const useChoice = ({ prices, isRequest }: Facts, id: string | undefined) => {
  const t = useMessages();
  const words = useDayInWords();
  const { today, isFree, stateOn } = useCalendar();
  const { day, lostDay, trip: asked } = useOuting();
  const lost = useShownDay();
  const besideOf = useDaysBeside();
  const fromOf = useFrom();
  const lowestPrice = useLowestPrice();
  const { packages } = useDayPrices(prices);
  const chosen = packages.find(({ trip }) => trip.jsonId === id);
  const trip = chosen?.trip;
  const state = useTripState(trip?.jsonId);
  const start = trip && formatTime(trip.start);
  /** Why the chosen day cannot be had. */
  const off = day && !isFree(day, id) ? (stateOn(day, id) ?? "closed") : undefined;
  const near = day && off ? besideOf(day, id) : [];

  const named = (on: CalendarDate) => ({ day: words.weekdayAndDate(on) });
  const said = () => {
    if (day && off && trip && isFree(day)) return `${state}.`;
    if (day && off) return t(`booking:${off}On`, named(day));
    if (lostDay && isCalendarDate(lostDay) && lostDay < today)
      return t("booking:pastOn", named(lostDay));
    if (lost && !day) return `${lost}.`;
    return t(asked && !trip ? "contact:tripGone" : "booking:notBooked");
  };
  const next = () => {
    if (lostDay || (off && near.length === 0)) return t("booking:anotherDay");
    const at = { start: start ?? "", day: day ? words.inShort(day) : "", count: near.length };
    if (off === "full") return t(start ? "booking:otherDayAt" : "booking:otherDay", at);
    if (off) return t(start ? "booking:nearDaysAt" : "booking:nearDays", at);
    if (day && isRequest) return t(start ? "booking:requestAt" : "booking:request", at);
    if (day) return t(start ? "booking:lookForAt" : "booking:lookFor", at);
    if (isRequest) return t("booking:tellDay");
    return t(start ? "booking:lookAt" : "booking:look", at);
  };
  /** Of a day, from its lowest to its highest. */
  const price = () => {
    if (chosen) return (off ? undefined : chosen.ofDay?.inWords) ?? chosen.lowestInWords;
    const [from, ...more] = packages
      .flatMap(({ ofDay }) => ofDay ?? [])
      .sort((one, other) => one.amount - other.amount);
    if (!from) return lowestPrice(packages);
    const to = more.at(-1) ?? from;
    if (to.amount === from.amount) return from.inWords;
    return t("booking:priceSpan", { from: from.inWords, to: to.inWords });
  };
  const edge = () => {
    if (off || lostDay) return HATCHED;
    if (trip) return edgeOf([trip]);
    return edgeOf(day ? [] : packages.map((each) => each.trip));
  };
  return {
    trip,
    day: day && words.weekdayAndDate(day),
    /** Before the price of a trip. */
    from: chosen && fromOf(off ? { ...chosen, ofDay: undefined } : chosen),
    price: price(),
    /** Usual ones; those of a day are in what is said of it. */
    hours:
      trip && !day
        ? t("booking:hoursOf", { start: start ?? "", end: formatTime(trip.end) })
        : undefined,
    said: said(),
    next: next(),
    near: near.map((other) => ({ day: other, text: words.inShort(other) })),
    edge: edge(),
  };
};
