import { useCallback, useEffect, useRef, useState } from "react";
import { isCalendarDate } from "@brisa/typed-content/dates";
import { dayNamedIn, isEnquiry, outingIn } from "../../document/outing-address";
import { tripOnDay } from "../../day/trip-hours";
import { setOuting } from "../outing/use-outing";
import { useSearch } from "../use-search";

export type Service = { jsonId: string; title: string };

type Values = {
  day: string;
  /** Whether the visitor has left the day unfinished, or one that does not exist. */
  isDayPart: boolean;
  guests: string;
};

const empty: Values = { day: "", isDayPart: false, guests: "" };

/** Undefined if there is nothing to enquire about. */
const fieldsOf = ({ elements }: HTMLFormElement) => {
  const field = (name: string) => elements.namedItem(name);
  const [trip, day, guests] = [field("trip"), field("day"), field("guests")] as [
    HTMLSelectElement | null,
    HTMLInputElement | null,
    HTMLSelectElement | null,
  ];
  return trip && day && guests ? { trip, day, guests } : undefined;
};

type Fields = NonNullable<ReturnType<typeof fieldsOf>>;

/** While the digits of a year are typed, it is the year 2, 20 or 202. */
const isPart = ({ value, validity }: HTMLInputElement) => validity.badInput || /^0/.test(value);

const isTyped = (date: HTMLInputElement) => isPart(date) && date === document.activeElement;

const valuesOf = ({ day, guests }: Fields): Values => ({
  day: isPart(day) ? "" : day.value,
  isDayPart: isPart(day) && !isTyped(day),
  guests: guests.value,
});

/** Puts the day and the group of the address into the fields, unless that day is there or one is typed. Returns the values. */
const fill = (fields: Fields) => {
  const { day = "", guests = "" } = outingIn(location.search);
  const { day: date } = valuesOf(fields);
  // As its default the script in the head has written it, to which WebKit would reset it.
  fields.day.defaultValue = "";
  if (!isTyped(fields.day) && (isCalendarDate(date) ? date : "") !== day) fields.day.value = day;
  fields.guests.value = `${guests}`;
  // A group that cannot be chosen would leave the field blank.
  fields.guests.value ||= "";
  return valuesOf(fields);
};

/** Writes choices to the address, which keeps naming a trip, if an empty one: it opens the enquiry. */
const choose = (changes: Parameters<typeof setOuting>[0]) =>
  setOuting({ trip: outingIn(location.search).trip ?? "", ...changes });

/**
 * Writes to the address what was chosen in open fields before the app came. Drafts are restored after that, and do not
 * count.
 */
const takeEarly = () => {
  const form = document.querySelector<HTMLFieldSetElement>("[data-open]")?.form;
  const fields = form && fieldsOf(form);
  if (!fields) return;
  const { trip, guests } = fields;
  const chosen = Object.entries({
    trip: trip.value,
    day: valuesOf(fields).day,
    guests: guests.value,
  }).filter(([, value]) => value !== "");
  if (chosen.length > 0) choose(Object.fromEntries(chosen));
};

const setTrip = (trip: string) => choose({ trip });
const setServices = (form: HTMLFormElement | null) =>
  form && choose({ service: new FormData(form).getAll("service").join(" ") || undefined });

/**
 * The enquiry with which a visitor comes to the contact form. It is always open on the booking page; on others if the
 * address names a trip or a day, even one that is not sold, or an empty one, and before hydration it is undefined
 * whether. The fields have what the address names, not what a draft has, also once the form is sent; what is entered
 * goes to the address; a group too large for the chosen trip stays there until another one is entered.
 */
export const useEnquiry = (
  { packages, hoursByDay }: Queries.EnquiryPricesFragment,
  services: readonly Service[] = [],
  isBooking: boolean,
) => {
  const search = useSearch();
  useEffect(() => {
    if (isBooking) takeEarly();
  }, [isBooking]);
  const [values, setValues] = useState(empty);
  const fields = useRef<Fields>();
  const onFilled = useCallback((form: HTMLFormElement) => {
    fields.current = fieldsOf(form);
    if (fields.current) setValues(fill(fields.current));
  }, []);
  useEffect(() => {
    if (fields.current) setValues(fill(fields.current));
  }, [search]);
  const onEntered = () => {
    if (!fields.current || !isOpen) return;
    const entered = valuesOf(fields.current);
    setValues(entered);
    // Another field of the form, or the day is left as it was.
    if (entered.day === values.day && entered.guests === values.guests) return;
    choose({
      day: isCalendarDate(entered.day) ? entered.day : undefined,
      guests: entered.guests || (isTooMany ? `${asked.guests}` : undefined),
    });
  };
  const asked = outingIn(search ?? "");
  const isAsked = search === undefined ? undefined : isEnquiry(search);
  const isOpen = (isBooking || isAsked) && packages.length > 0;
  const { guests } = values;
  const date = isCalendarDate(values.day) ? values.day : undefined;
  const trips = packages.map(({ trip }) => (date ? tripOnDay(trip, hoursByDay, date) : trip));
  const trip = trips.find(({ jsonId }) => jsonId === asked.trip);
  // Without a trip, as many as some boat carries; while no trip can be told from the others, as many as each does.
  const mostWithout = search === undefined ? Math.min : Math.max;
  const most = trip?.guests ?? mostWithout(...packages.map((each) => each.trip.guests));
  const isTooMany = (asked.guests ?? 0) > most;
  const about = services.filter(({ jsonId }) => asked.service?.split(" ").includes(jsonId));
  return {
    isBooking,
    isOpen,
    /** Whether the address names a trip that is not sold. */
    isGone: Boolean(asked.trip) && !trip,
    /** Whether the address names a day that does not exist. */
    isNoDay: !asked.day && Boolean(dayNamedIn(search ?? "")),
    /** As many guests as there may be, and whether the address names more. */
    most,
    isTooMany,
    values,
    /** The trips that are sold, with the hours of the chosen day or, without one, their usual ones. */
    trips,
    enquiry: isOpen ? { trip, services: about, date, guests: Number(guests) || undefined } : {},
    setTrip,
    setServices,
    onFilled,
    onEntered,
  };
};
