import { getTimes } from "suncalc";
import { addDays } from "../../packages/typed-content/dates/calendar-date";
import { sunsetOn } from "../../src/model/sunset";
import { sunsetTime } from "../../src/model/sunset-time";

const PALMA = { latitude: 39.55, longitude: 2.633 };

const daysOf = (year: number, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(`${year}-01-01`, index));

/** The formulas of SunCalc are its own, and agree with the ephemeris of Astronomy Engine to 5 seconds. */
const suncalc = (date: string, { latitude, longitude } = PALMA) => {
  const { sunset } = getTimes(new Date(`${date}T12:00Z`), latitude, longitude);
  if (!sunset) throw new Error(`SunCalc knows no sunset on ${date}.`);
  return sunset;
};

/** A moment as a text in Palma's time, which looks like UTC, in milliseconds. */
const wallTime = (moment: Date) =>
  Date.parse(`${moment.toLocaleString("sv-SE", { timeZone: "Europe/Madrid" })}Z`);

test.each([
  [2027, 365],
  [2028, 366],
])(
  "in %i, on all %i days, a sunset differs by less than 5 seconds from SunCalc's",
  (year, count) => {
    const wrong = daysOf(year, count).filter((date) => {
      const seconds = Math.abs(sunsetOn(date, PALMA).getTime() - suncalc(date).getTime()) / 1000;
      // What is shown has no seconds.
      const shown = Date.parse(`${date}T${sunsetTime(date, PALMA)}Z`);
      return !(seconds < 5 && Math.abs(shown - wallTime(suncalc(date))) / 1000 < 40);
    });
    expect(wrong).toEqual([]);
  },
);

test.each([
  ["Trondheim", { latitude: 63.43, longitude: 10.4 }],
  ["Stockholm", { latitude: 59.33, longitude: 18.07 }],
  ["Singapore", { latitude: 1.26, longitude: 103.82 }],
  ["Antigua", { latitude: 17, longitude: -61.76 }],
  ["Ushuaia", { latitude: -54.8, longitude: -68.3 }],
])("in %s a sunset differs by less than 20 seconds from SunCalc's", (_, place) => {
  const wrong = daysOf(2027, 365).filter((date) => {
    const seconds = (sunsetOn(date, place).getTime() - suncalc(date, place).getTime()) / 1000;
    return !(Math.abs(seconds) < 20);
  });
  expect(wrong).toEqual([]);
});

test.each([65, -65])(
  "at %i degrees, as far as the model allows, the sun sets every day",
  (latitude) => {
    const times = daysOf(2027, 365).map((date) => sunsetTime(date, { latitude, longitude: 10 }));
    expect(times.filter((time) => !/^\d\d:\d\d$/.test(time))).toEqual([]);
  },
);
