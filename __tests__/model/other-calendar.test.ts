import { calendarErrors } from "../../src/model/rules/providers";
import { partsFor } from "../../src/model/text-parts";
import { soldClosedDays } from "../../src/model/warnings/seasons";
import { contentErrors } from "../../src/typed-content/check";
import { missingForLaunch } from "../../src/typed-content/check/launch";
import { promises } from "../../src/model/launch/promises";
import { factFiller } from "../../src/typed-content/texts/facts";
import { changed, original, withDays } from "../build/structured-data/test-content";

const TODAY = "2027-06-15";

type Providers = { booking?: object; otherCalendar?: object };

/** The tests' content with a calendar elsewhere in place of the embedded one. */
const elsewhere = (otherCalendar: object, content = original) =>
  changed<Providers>(
    "providers.json",
    (data) => {
      delete data.booking;
      data.otherCalendar = otherCalendar;
    },
    content,
  );

const errorsOf = (address: string) =>
  contentErrors(elsewhere({ address }), []).filter(({ file }) => file === "providers.json");

test("a text says what holds of a calendar elsewhere, and names its hosts", () => {
  const own = { trip: "sunset", address: "https://other.test:8443/x" };
  const content = elsewhere({ address: "https://free.test/days", trips: [own] });
  const text =
    "{{booking.provider}}.{{booking.calendar}} Days.{{booking.embedded}} Cookies.{{booking.page}} A tab.{{booking.message}} Us.";
  expect(factFiller(content, "en", TODAY)(text)).toBe(
    "free.test and other.test:8443. Days. A tab.",
  );
  expect(factFiller(original, "en", TODAY)(text)).toMatch(/^\w+\. Days\. Cookies\.$/);
});

test("it goes on selling closed days, and says where they are seen", () => {
  const closed = withDays([{ from: "2027-09-20", to: "2027-09-30", state: "closed" }]);
  const bookings = "https://free.test/agenda";
  const [finding] = soldClosedDays(
    elsewhere({ address: "https://free.test/", bookings }, closed),
    TODAY,
  );
  expect(finding).toMatchObject({ address: bookings });
});

test.each([
  "http://free.test/",
  "javascript:alert(1)",
  "https://localhost/days",
  "https://localhost:8000/",
  "https://127.0.0.1/",
  "https://192.168.1.20:8080/days",
  "https://[::1]/",
  "https://boat.local/",
  "https://boat.internal:80/x",
  "https://anna:secret@free.test/",
])("%s is no address for visitors", (address) => {
  expect(errorsOf(address)).toMatchObject([
    { path: ["otherCalendar", "address"], code: "wrong", expected: "url" },
  ]);
});

test.each([
  "https://free.test/days?boat=1#may",
  "https://free.test?boat=1",
  "https://my.local.test/",
])("%s is one", (address) => {
  expect(errorsOf(address)).toEqual([]);
});

test("two calendars are one too many, and the texts keep to the embedded one", () => {
  const both = changed<Providers>("providers.json", (data) => {
    data.otherCalendar = { address: "https://free.test/" };
  });
  expect(calendarErrors(both)).toMatchObject([{ path: ["otherCalendar"], code: "two-calendars" }]);
  expect([original, elsewhere({ address: "https://free.test/" })].flatMap(calendarErrors)).toEqual(
    [],
  );
  expect(partsFor(both)("{{booking.embedded}}Here.{{booking.page}}There.")).toBe("Here.");
});

test("its address is asked for before the launch where that way is chosen", () => {
  const asked = (content = original) =>
    missingForLaunch(content, [], promises).filter(({ path }) => path[0] === "otherCalendar");
  expect(asked()).toEqual([]);
  expect(asked(elsewhere({ address: "https://pendiente.example.com/" }))).toHaveLength(1);
});
