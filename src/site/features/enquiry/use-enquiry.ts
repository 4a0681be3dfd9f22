import { useCallback, useState } from "react";
import { isCalendarDate } from "../../../base/calendar/calendar-date";
import { TRIP_PARAMETER } from "../../document/enquiry-address";
import { tripOnDay } from "../../day/trip-hours";
import { setParameter, useSearch } from "../use-search";

/** The values of the fields that are kept with the form's draft. The trip is kept in the page's address. */
type Values = {
  date: string;
  /** Whether the visitor has left the date unfinished, or one that does not exist. */
  isDatePart: boolean;
  guests: string;
};

const empty: Values = { date: "", isDatePart: false, guests: "" };

const valuesOf = ({ elements }: HTMLFormElement): Values => {
  const date = elements.namedItem("date") as HTMLInputElement | null;
  const guests = elements.namedItem("guests") as HTMLSelectElement | null;
  if (!date || !guests) return empty;
  // While the digits of a year are typed, it is the year 2, 20 or 202.
  const day = date.value < "1000" ? "" : date.value;
  const isPart = date.validity.badInput || day !== date.value;
  return {
    date: day,
    isDatePart: isPart && date !== document.activeElement,
    guests: guests.value,
  };
};

const setTrip = (id: string) => setParameter(TRIP_PARAMETER, id);

/**
 * The enquiry with which a visitor comes to the contact form. It is open if the page's address names a trip, even
 * one that is not sold, or an empty one; before hydration it is undefined whether it is.
 */
export const useEnquiry = ({ packages, hoursByDay }: Queries.EnquiryPricesFragment) => {
  const search = useSearch();
  const [values, setValues] = useState(empty);
  const onValues = useCallback((form: HTMLFormElement) => setValues(valuesOf(form)), []);
  const asked = new URLSearchParams(search).get(TRIP_PARAMETER);
  const isOpen = search === undefined ? undefined : asked !== null && packages.length > 0;
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
