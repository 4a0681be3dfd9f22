import { present } from "../../setup/present";
import { daySpan, tripSpan, type Span } from "../../../src/site/day/day";
import { placeLabels, type Label } from "../../../src/site/day/labels";
import { anyTrips } from "./any-trips";

const DAY = { from: 9, to: 21 };

const trip = (start: string, end: string, title = "Tour") => ({ start, end, title });

const morning = trip("09:30", "13:30", "Mañana");
const midday = trip("14:00", "17:00", "Mediodía");
const sunset = trip("17:30", "21:00", "Sonnenuntergang");
const extended = trip("09:00", "15:00", "Extendida");

const describePlace = ({ row, side, mirrored }: Label) =>
  `${row} ${side}${mirrored ? ", mirrored" : ""}`;

const labelsOf = (trips: ReturnType<typeof trip>[], day = daySpan(trips)) =>
  placeLabels(trips, day).map(({ label }) => label);

test("trips that follow one another hang from the sky, one that overlaps is a bar", () => {
  const labels = labelsOf([morning, midday, sunset, extended], DAY);
  expect(labels.map(describePlace)).toEqual(["0 hanging", "0 hanging", "0 hanging", "1 beside"]);
  // Each column is as wide as its trip; the text beside the bar has all the free space.
  expect(labels.slice(0, 3).map(({ room }) => room)).toEqual(
    [morning, midday, sunset].map(tripSpan),
  );
  expect(labels[3]?.room).toEqual(DAY);
});

test.each([
  [
    "a short trip at the end",
    [morning, trip("19:30", "21:00")],
    ["0 hanging", "0 hanging, mirrored"],
  ],
  [
    "a bar at the end",
    [morning, midday, sunset, trip("20:00", "23:00")],
    ["0 hanging", "0 hanging", "0 hanging", "1 beside, mirrored"],
  ],
  [
    "a bar of almost the whole day",
    [trip("09:00", "21:00"), trip("09:30", "20:30")],
    ["0 hanging", "1 below"],
  ],
])("%s of the day has its text where there is room", (_, trips, expected) => {
  expect(labelsOf(trips).map(describePlace)).toEqual(expected);
});

test.each([
  ["Sonnenuntergangsfahrt", "Abend"],
  ["ABENDFAHRT", "Abendfahrt"],
  ["Mammutrunde", "Silberlinie"],
])("the longest word decides how much room a text needs: %s needs more than %s", (long, short) => {
  const hours = (title: string) => {
    const [label] = labelsOf([trip("10:00", "10:30", title)], { from: 0, to: 24 });
    const { room } = present(label, "label");
    return room.to - room.from;
  };
  expect(hours(long)).toBeGreaterThan(hours(short));
  expect(hours(`Am ${short} im Juni`)).toBe(hours(short));
});

const contains = (outer: Span, inner: Span) => outer.from <= inner.from && inner.to <= outer.to;

/** The share of the narrowest ruler, 56 rem, that a price of seven digits takes with its padding. */
const MIN_SHARE = 10.5 / 56;

test("no text leaves the day, lies on another or lacks room, whatever the trips", () => {
  for (const trips of anyTrips) {
    const day = daySpan(trips);
    const labels = labelsOf(trips, day);
    labels.forEach(({ row, side, room }, index) => {
      const span = tripSpan(present(trips[index], "trip"));
      const others = labels.filter((other, n) => n > index && other.row === row);
      const bar = side === "beside" ? span.to - span.from : 0;
      const share = (room.to - room.from - bar) / (day.to - day.from);
      expect({
        trips,
        inDay: contains(day, room),
        holdsTrip: contains(room, span),
        apart: others.every((other) => other.room.to <= room.from || room.to <= other.room.from),
        wide: share > MIN_SHARE - 1e-9,
      }).toEqual({ trips, inDay: true, holdsTrip: true, apart: true, wide: true });
    });
  }
});
