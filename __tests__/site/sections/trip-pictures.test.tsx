import { TripList } from "../../../src/site/sections/trip-list";
import { showSection } from "../../model/show-section";
import { writtenText } from "../features/written-text";
import { englishPackage, englishTrip, pricesOf } from "./english-trip";

const src = "/static/photo.jpg";
const image = { images: { fallback: { src }, sources: [] }, layout: "fullWidth" };
const file = { childImageSharp: { gatsbyImageData: { ...image, width: 3, height: 2 } } };

test.each([
  ["none", null, true],
  ["a sample", true, true],
  ["one of the owner's", false, false],
])("of photographs a trip has %s: it is drawn unless it is hers", (_, isSample, isDrawn) => {
  const picture = isSample !== null && {
    ...{ description: writtenText("A cove"), focus: null, isSample, file },
  };
  const trip = englishTrip({ jsonId: "trip", picture: picture || null } as Parameters<
    typeof englishTrip
  >[0]);
  const { innerHTML } = showSection(
    <TripList prices={pricesOf(englishPackage(290, trip))} />,
    "en",
  );
  expect(innerHTML.includes("places.svg#cape")).toBe(isDrawn);
  expect(innerHTML.includes(src)).toBe(!isDrawn);
});

test.each([
  ["21:30", "23:45", 0, false],
  ["17:30", "21:00", 150, true],
])("from %s to %s under the sky of the sunset", (start, end, sunsetDays, isSeen) => {
  const trip = englishTrip({ jsonId: "trip", sky: "sunset", start, end, sunsetDays });
  const { innerHTML } = showSection(
    <TripList prices={pricesOf(englishPackage(290, trip))} />,
    "en",
  );
  expect(innerHTML.includes("<circle")).toBe(isSeen);
  expect(innerHTML.includes("The sunset depends on the day")).toBe(isSeen);
});
