import "@testing-library/jest-dom";
import type { LanguageCode } from "../../../src/model/languages";
import { ToastRegion } from "../../../src/site/features/toast/toast-region";
import { BoardingCard } from "../../../src/site/sections/boarding-card/boarding-card";
import { showSection } from "../../model/show-section";

export const company = {
  name: "Sail & Sea",
  phone: "+34 611 222 333",
  website: "https://sail.test",
  position: { latitude: 39.55, longitude: 2.64 },
  mapSearch: "yacht club",
} as Queries.CompanyFragment;

export const meeting = {
  heading: "The gate",
  text: "Ask for us.",
  place: null,
  gate: null,
  lost: "Call",
};

const trip = (jsonId: string, start: string, end: string) => ({
  trip: { jsonId, title: jsonId, guests: 7, boatName: null, sky: jsonId, start, end, adds: null },
});

/** In July and August the sunset trip leaves an hour later. */
const late = {
  trip: { jsonId: "sunset" },
  from: "2027-07-01",
  to: "2027-08-31",
  start: "18:30",
  end: "22:00",
};

const prices: Queries.BoardingTripsFragment = {
  packages: [trip("morning", "09:30", "13:30"), trip("sunset", "17:30", "21:00")],
  hoursByDay: [late],
  hours: [{ ...late, daysInWords: "in July and August" }],
};

export const terms = {
  arrivalMinutes: 15,
  boardingMinutes: 5,
  cancellationHours: 72,
  refundPercent: 100,
};

type Data = Parameters<typeof BoardingCard>[0]["data"];

/** Of a page that has nothing else. */
export const cardData = (own: Pick<Data, "prices" | "terms"> & Partial<Data>): Data => ({
  page: { meeting, bring: null },
  ...{ places: null, inclusions: null, booking: null, about: null },
  ...own,
});

export const card = (own: Partial<Data> = {}) => (
  <BoardingCard
    data={cardData({ page: { meeting, bring: [{ label: "A towel" }] }, prices, terms, ...own })}
  />
);

export const showCard = (query: string, own: Partial<Data> = {}, language: LanguageCode = "en") => {
  history.replaceState(null, "", `/donde-estamos/${query}`);
  return showSection(
    <>
      {card(own)}
      <ToastRegion />
    </>,
    language,
    undefined,
    { company },
  );
};
