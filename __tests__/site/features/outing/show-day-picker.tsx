import "@testing-library/jest-dom";
import { fireEvent, render, screen } from "@testing-library/react";
import type { DayState } from "../../../../src/model/day-states";
import { type Season } from "../../../../src/model/season";
import { DayPicker } from "../../../../src/site/sections/day-picker";
import { englishPackage, englishTrip, pricesOf } from "../../sections/english-trip";
import { LanguageProvider } from "../language-provider";

// The others show their keys.
const messages = {
  weekday: "{{weekday}} {{date}}",
  shownOutside: "Not on {{date}}.",
  sunSets: "At {{time}}.",
  dayRange: "{{from}} to {{to}}",
  dayPast: "{{date}} is past",
  seeDay: "See {{date}}",
};

export const trip = (id: string, start: string, end: string, sky = "sunset") =>
  englishPackage(100, englishTrip({ jsonId: id, title: id, start, end, sky }));

export const evening = trip("Evening", "17:30", "21:00");

export const morning = trip("Morning", "09:30", "13:30", "morning");

type Shown = {
  trips?: (typeof evening)[];
  season?: Season;
  states?: readonly DayState[];
  today?: string;
  query?: string;
  hoursByDay?: Queries.HoursByDayFragment["hoursByDay"];
};

export const summer: Season = { from: "april", to: "october" };

/** Returns the field, on 15 June 2027 unless told otherwise. */
export const pageAt = ({
  trips = [evening, morning],
  season = summer,
  states = [],
  today = "2027-06-15",
  ...shown
}: Shown) => {
  const prices = { ...pricesOf(...trips), hoursByDay: shown.hoursByDay ?? [] };
  return (
    <LanguageProvider
      language="en"
      messages={{ trips: messages }}
      calendar={{ today, season, states }}
    >
      <DayPicker prices={prices} position={{ latitude: 39.55, longitude: 2.633 }} />
    </LanguageProvider>
  );
};

export const show = (shown: Shown = {}) => {
  history.replaceState(null, "", `/en/excursiones/${shown.query ?? ""}`);
  return render(pageAt(shown));
};

export const field = () => screen.getByLabelText<HTMLInputElement>("dayLabel");

/** The first line. */
export const answer = () => screen.getByRole("status").firstElementChild?.textContent;

export const enter = (value: string) => {
  fireEvent.input(field(), { target: { value } });
  return answer();
};

export const choices = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);
