import type { CalendarDate } from "../../../base/calendar/calendar-date";
import { formatTime } from "../../../base/calendar/time";
import { boardingOf, type BoardingTerms } from "../../day/boarding";
import { calendarEntry, type CalendarEntry } from "../../day/calendar-entry";
import { useMessages } from "../language/use-messages";
import { useDayInWords } from "./day-in-words";

export type CalendarEntryFacts = Pick<CalendarEntry, "place" | "position"> & {
  /** With the hours that it has on the chosen day. */
  trip: CalendarEntry["trip"] & { title: string };
  company: CalendarEntry["company"] & { phone: string };
  terms: BoardingTerms;
};

/** As a file, and as a text to paste. */
export const useCalendarEntry = ({ trip, terms, ...facts }: CalendarEntryFacts) => {
  const t = useMessages();
  const { inFull } = useDayInWords();
  return (day: CalendarDate, url: string) => {
    const title = t("location:entryTitle", { trip: trip.title, company: facts.company.name });
    const { arrival, closing } = boardingOf(trip, terms);
    const text = t("location:entryText", {
      arrival: formatTime(arrival),
      closing: formatTime(closing),
    });
    const when = t("location:entryWhen", {
      day: inFull(day),
      start: formatTime(trip.start),
      end: formatTime(trip.end),
    });
    const call = `${facts.company.name}: ${facts.company.phone}`;
    // Of what a calendar knows, Google's shows the text alone.
    const all = [text, call, url].join("\n");
    return {
      name: `${day}-${trip.jsonId}.ics`,
      file: calendarEntry({ ...facts, day, trip, title, text: all, url }, new Date()),
      text: [title, when, facts.place, all].join("\n"),
    };
  };
};
