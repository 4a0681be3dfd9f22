import { Coordinates } from "../../../src/site/features/coordinates";
import { Access } from "../../../src/site/sections/access";
import { MeetingPoint } from "../../../src/site/sections/boarding-card/meeting-point";
import { plain, showSection } from "../../model/show-section";
import { company, meeting } from "./show-boarding-card";

const show = (place: string | null = null) =>
  showSection(<MeetingPoint content={{ ...meeting, place }} chart={null} />, "en", undefined, {
    company: { ...company, position: { latitude: 39.5, longitude: 2.25 } },
  });

test("the button opens a search for the club, the links beside it the exact spot", () => {
  const links = Array.from(show().querySelectorAll("a"), (link) => [
    plain(link.textContent).replace(" (opens in a new tab)", ""),
    link.getAttribute("href"),
  ]);
  const google = "https://www.google.com/maps/search/?api=1&query=";
  expect(links).toEqual(
    expect.arrayContaining([
      ["The exact spot: Google Maps", `${google}39.5%2C2.25`],
      ["See the map", `${google}yacht%20club`],
      ["Apple Maps", "https://maps.apple.com/?ll=39.5,2.25&q=Sail%20%26%20Sea"],
      ["OpenStreetMap", "https://www.openstreetmap.org/?mlat=39.5&mlon=2.25#map=18/39.5/2.25"],
    ]),
  );
});

test("south of the equator and west of Greenwich a position is said so", () => {
  const position = { latitude: -22.97, longitude: -43.18 };
  const { textContent } = showSection(<Coordinates />, "en", undefined, {
    company: { ...company, position },
  });
  expect(textContent).toBe("22° 58′ S · 43° 11′ W");
});

test("the club and its entrance are named once the owner has entered them", () => {
  expect(show("Brisa Club, east gate").textContent).toContain("Brisa Club, east gate");
});

test("whoever needs a way without steps reads what is known of it, and is told to ask for the rest", () => {
  const access = { steps: "None", quay: null, deck: null };
  const container = showSection(<Access meeting={{ access }} />, "en");
  expect(
    Array.from(container.querySelectorAll("dl > div"), (item) => plain(item.textContent)),
  ).toEqual([
    "Steps to the boatNone",
    "The quayAsk us (The quay)",
    "From the quay to the deckAsk us (From the quay to the deck)",
  ]);
  expect(container.querySelector("a")?.getAttribute("href")).toContain("service=access#form");
});
