import { useCallback, useRef, useState } from "react";
import { isCalendarDate } from "../../../base/calendar/calendar-date";
import { isEnquiry, outingIn } from "../../document/outing-address";
import { tripOnDay } from "../../day/trip-hours";
import { setOuting } from "../outing/use-outing";
import { useSearch } from "../use-search";

/** The values of the fields that the form's draft keeps, too. */
type Values = {
  date: string;
  /** Whether the visitor has left the date unfinished, or one that does not exist. */
  isDatePart: boolean;
  guests: string;
};

const empty: Values = { date: "", isDatePart: false, guests: "" };

/** Returns the fields of day and group; undefined if there is nothing to enquire about. */
const fieldsOf = ({ elements }: HTMLFormElement) => {
  const date = elements.namedItem("date") as HTMLInputElement | null;
  const guests = elements.namedItem("guests") as HTMLSelectElement | null;
  return date && guests ? { date, guests } : undefined;
};

const valuesOf = ({ date, guests }: NonNullable<ReturnType<typeof fieldsOf>>): Values => {
  // While the digits of a year are typed, it is the year 2, 20 or 202.
  const day = date.value < "1000" ? "" : date.value;
  const isPart = date.validity.badInput || day !== date.value;
  return {
    date: day,
    isDatePart: isPart && date !== document.activeElement,
    guests: guests.value,
  };
};

/** Writes choices to the address, which keeps naming a trip, if an empty one: it opens the enquiry. */
const choose = (changes: Parameters<typeof setOuting>[0]) =>
  setOuting({ trip: outingIn(location.search).trip ?? "", ...changes });

const setTrip = (trip: string) => choose({ trip });

/**
 * The enquiry with which a visitor comes to the contact form. It is open if the page's address names a trip or a day, even
 * one that is not sold, or an empty one; before hydration it is undefined whether it is. What the address names wins over
 * the draft, and what is entered goes to both.
 */
export const useEnquiry = ({ packages, hoursByDay }: Queries.EnquiryPricesFragment) => {
  const search = useSearch();
  const [values, setValues] = useState(empty);
  const isFilled = useRef(false);
  const onValues = useCallback((form: HTMLFormElement) => {
    const fields = fieldsOf(form);
    if (!fields) return;
    const isOpen = isEnquiry(location.search);
    if (!isFilled.current && isOpen) {
      const { day, guests } = outingIn(location.search);
      if (day) fields.date.value = day;
      if (guests) fields.guests.value = `${guests}`;
    }
    isFilled.current = true;
    const entered = valuesOf(fields);
    setValues(entered);
    if (isOpen)
      choose({
        day: isCalendarDate(entered.date) ? entered.date : undefined,
        guests: entered.guests || undefined,
      });
  }, []);
  const asked = outingIn(search ?? "").trip;
  const isOpen = search === undefined ? undefined : isEnquiry(search) && packages.length > 0;
  const { guests } = values;
  const date = isCalendarDate(values.date) ? values.date : undefined;
  const trips = packages.map(({ trip }) => (date ? tripOnDay(trip, hoursByDay, date) : trip));
  const trip = trips.find(({ jsonId }) => jsonId === asked);
  return {
    isOpen,
    /** Whether the address names a trip that is not sold. */
    isGone: Boolean(asked) && !trip,
    values,
    /** The trips that are sold, with the hours of the chosen day or, without one, their usual ones. */
    trips,
    enquiry: isOpen ? { trip, date, guests: Number(guests) || undefined } : {},
    setTrip,
    onValues,
    onSent: () => isOpen && setTrip(""),
  };
};
