import { renderToStaticMarkup } from "react-dom/server";
import type { Position } from "../../../src/base/calendar/sun";
import { TripList } from "../../../src/site/sections/trip-list";
import { LanguageProvider } from "../features/language-provider";
import { writtenText } from "../features/written-text";
import { englishCompany } from "./company";
import { englishPackage, englishTrip, pricesOf } from "./english-trip";

type Trip = Parameters<typeof englishTrip>[0];

const position: Position = { latitude: 39.55, longitude: 2.633 };

/** Returns the page's markup of a trip, on 1 August. */
const markupOf = (trip: Trip) =>
  renderToStaticMarkup(
    <LanguageProvider language="en">
      <TripList
        prices={pricesOf(englishPackage(290, englishTrip(trip)))}
        company={{ ...englishCompany, position }}
        guests={7}
      />
    </LanguageProvider>,
  );

const src = "/static/photo.jpg";
const pictureOf = (isSample: boolean) =>
  ({
    description: writtenText("A cove"),
    focus: null,
    isSample,
    file: {
      childImageSharp: {
        gatsbyImageData: {
          images: { fallback: { src }, sources: [] },
          width: 3,
          height: 2,
          layout: "fullWidth",
        },
      },
    },
  }) as Trip["picture"];

/** Where the sun stands on the poster, from left to right and from top to bottom; undefined without one. */
const sunOn = (trip: Trip) =>
  /--x:(-?\d+)%;--y:(-?\d+)%/.exec(markupOf(trip))?.slice(1).map(Number);

test("a trip without a photograph of the owner's is drawn, and with one it is not", () => {
  const [sample, own] = [true, false].map((isSample) => markupOf({ picture: pictureOf(isSample) }));
  expect(sample).not.toContain(src);
  expect(sample).toContain("--y:");
  expect(own).toContain(src);
  expect(own).not.toContain("--y:");
  expect(sunOn({ picture: null })).toBeDefined();
});

test.each([
  // Solar noon is at 13:56.
  ["in the morning the sun is at the left", { start: "09:00", end: "11:00" }, [22, 41]],
  ["at noon in the middle and high", { start: "13:00", end: "15:00" }, [50, 24]],
  ["in the evening at the right, behind the hills", { start: "19:30", end: "21:30" }, [92, 65]],
  ["in the night behind the hills", { start: "22:00", end: "23:30" }, [92, 69]],
])("%s", (_, hours, place) => {
  expect(sunOn(hours)).toEqual(place);
});
