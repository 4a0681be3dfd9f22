import fc from "fast-check";
import { daySpan, tripSpan, type Span } from "../../../src/site/day/day";
import { placeLabels } from "../../../src/site/day/labels";
import { present } from "../../setup/present";

const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** From five o'clock to midnight, of any length. */
const times = fc
  .uniqueArray(fc.integer({ min: 5 * 60, max: 24 * 60 - 1 }), { minLength: 2, maxLength: 2 })
  .map((minutes) => minutes.sort((a, b) => a - b).map(timeOf))
  .map(([start = "", end = ""]) => ({ start, end }));

/** Words, compounds, and the widest and the narrowest letters. */
const title = fc.constantFrom(
  ...["Große Runde", "Am Sonnenuntergang", "Sonnenuntergangsausflugsgesellschaftsrei"],
  ...["W".repeat(40), "i".repeat(40), "Öl"],
);

const trip = fc.tuple(times, title).map(([hours, name]) => ({ ...hours, title: name }));

const contains = (outer: Span, inner: Span) => outer.from <= inner.from && inner.to <= outer.to;

/** The share of the narrowest ruler, 56 rem, that a price of seven digits takes with its padding. */
const MIN_SHARE = 10.5 / 56;

test("no text leaves the day, lies on another or lacks room, whatever the trips", () => {
  fc.assert(
    fc.property(fc.array(trip, { minLength: 1, maxLength: 8 }), (trips) => {
      const day = daySpan(trips);
      const labels = placeLabels(trips, day).map(({ label }) => label);
      labels.forEach(({ row, side, room }, index) => {
        const span = tripSpan(present(trips[index], "trip"));
        const others = labels.filter((other, n) => n > index && other.row === row);
        const bar = side === "beside" ? span.to - span.from : 0;
        const share = (room.to - room.from - bar) / (day.to - day.from);
        expect({
          inDay: contains(day, room),
          holdsTrip: contains(room, span),
          apart: others.every((other) => other.room.to <= room.from || room.to <= other.room.from),
          wide: share > MIN_SHARE - 1e-9,
        }).toEqual({ inDay: true, holdsTrip: true, apart: true, wide: true });
      });
    }),
    { seed: 25, numRuns: 300 },
  );
});
