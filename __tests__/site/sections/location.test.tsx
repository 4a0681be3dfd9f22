/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { cleanup, render, screen } from "@testing-library/react";
import { Directions } from "../../../src/site/sections/directions";
import { MeetingPoint } from "../../../src/site/sections/boarding-card/meeting-point";
import { LanguageProvider } from "../features/language-provider";

const words = {
  heading: "Meeting point",
  text: "At the entrance.",
  place: null,
  gate: null,
  lost: "Lost? Call",
};

const company = {
  position: { latitude: 39.5, longitude: 2.25 },
  mapSearch: "yacht club",
  name: "Sail & Sea",
  phone: "+34 611 222 333",
} as Queries.CompanyFragment & { mapSearch: string };

const messages = {
  layout: {
    north: "{{degrees}} N",
    south: "{{degrees}} S",
    east: "{{degrees}} E",
    west: "{{degrees}} W",
    newTab: "new tab",
  },
  location: { map: "See the map" },
};

const showMeetingPoint = (place: string | null, position = company.position) => {
  render(
    <LanguageProvider language="en" messages={messages}>
      <MeetingPoint content={{ ...words, place }} company={{ ...company, position }} chart={null} />
    </LanguageProvider>,
  );
};

/** Returns the query of a link's address. */
const queryOf = (link: HTMLElement) => new URL(link.getAttribute("href") ?? "").searchParams;

test("the position opens that point on a map, the button a search for the club", () => {
  showMeetingPoint(null);
  const point = screen.getByRole("link", { name: "See the map: 39° 30′ N · 2° 15′ E (new tab)" });
  expect(queryOf(point).get("query")).toBe("39.5,2.25");
  const search = screen.getByRole("link", { name: "See the map (new tab)" });
  expect(queryOf(search).get("query")).toBe("yacht club");
});

test("south of the equator and west of Greenwich a position is said so", () => {
  showMeetingPoint(null, { latitude: -22.97, longitude: -43.18 });
  expect(screen.getByRole("link", { name: /22° 58′ S · 43° 11′ W/ })).toBeInTheDocument();
});

test("two more maps open at the position", () => {
  showMeetingPoint(null);
  const addressOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(addressOf("Apple Maps (new tab)")).toBe(
    "https://maps.apple.com/?ll=39.5,2.25&q=Sail%20%26%20Sea",
  );
  expect(addressOf("OpenStreetMap (new tab)")).toBe(
    "https://www.openstreetmap.org/?mlat=39.5&mlon=2.25#map=18/39.5/2.25",
  );
});

test("the club and its entrance are named once the owner has entered them", () => {
  showMeetingPoint("Brisa Club, east gate");
  expect(screen.getByText("Brisa Club, east gate")).toBeInTheDocument();
  cleanup();
  showMeetingPoint(null);
  expect(screen.queryByText(/Brisa Club/)).not.toBeInTheDocument();
});

test("content that says no way to get there gets no section", () => {
  const { container } = render(<Directions content={null} />);
  expect(container).toBeEmptyDOMElement();
});
