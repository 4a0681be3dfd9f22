import { hoursAhead, isInZone, momentAt, portDate } from "../../src/model/port-time";

test.each([
  ["2027-01-31T12:00:00Z", 1],
  ["2027-03-28T00:59:59.999Z", 1],
  ["2027-03-28T01:00:00Z", 2],
  ["2027-10-31T00:59:00Z", 2],
  ["2027-10-31T23:30:00Z", 1],
])("at %s clocks are ahead by %s hours", (moment, ahead) => {
  expect(hoursAhead(new Date(moment))).toBe(ahead);
});

test.each([
  ["2027-03-27", "23:30", "2027-03-27T22:30:00.000Z"],
  ["2027-03-28", "00:30", "2027-03-27T23:30:00.000Z"],
  ["2027-03-28", "03:00", "2027-03-28T01:00:00.000Z"],
  ["2027-10-31", "01:30", "2027-10-30T23:30:00.000Z"],
  ["2027-10-31", "03:30", "2027-10-31T02:30:00.000Z"],
])("%s %s at the port is %s", (day, time, moment) => {
  expect(momentAt(day, time).toISOString()).toBe(moment);
});

test("the clocks of Sóller and Cádiz are the site's; of those of Las Palmas and Athens it is not known", () => {
  const isIn = (latitude: number, longitude: number) => isInZone({ latitude, longitude });
  expect([isIn(39.795, 2.694), isIn(36.53, -6.29)]).toEqual([true, true]);
  expect([isIn(28.13, -15.43), isIn(37.94, 23.65)]).toEqual([false, false]);
});

test.each([
  ["2027-06-15T21:59:59Z", "2027-06-15"],
  ["2027-06-15T22:00:00Z", "2027-06-16"],
  ["2027-12-31T22:59:59Z", "2027-12-31"],
  ["2027-12-31T23:00:00Z", "2028-01-01"],
])("at %s it is %s in Palma", (moment, date) => {
  expect(portDate(new Date(moment))).toBe(date);
});

test("a browser that knows no language but English knows the day, too", () => {
  const { toLocaleDateString } = Date.prototype;
  jest.spyOn(Date.prototype, "toLocaleDateString").mockImplementation(function (
    this: Date,
    ...[, options]
  ) {
    return toLocaleDateString.call(this, "en-US", options);
  });
  expect(portDate(new Date("2027-06-15T22:00:00Z"))).toBe("2027-06-16");
  jest.restoreAllMocks();
});
