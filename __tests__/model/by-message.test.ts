import { booksByMessage, partsFor } from "../../src/model/text-parts";
import { soldClosedDays } from "../../src/model/warnings/seasons";
import { fewTrips } from "../../src/model/warnings/few-trips";
import { waysGone } from "../../src/model/warnings/ways-gone";
import { promises } from "../../src/model/launch/promises";
import { type Content, listedIn } from "../../src/typed-content/content";
import { missingForLaunch } from "../../src/typed-content/check/launch";
import { contentErrors } from "../../src/typed-content/check";
import { factFiller } from "../../src/typed-content/texts/facts";
import { changed, original, withDays } from "../build/structured-data/test-content";

const TODAY = "2027-06-15";

type Providers = { booking?: object; otherCalendar?: object };

const withProviders = (providers: Providers, content = original) =>
  changed<Providers>("providers.json", (data) => Object.assign(data, providers), content);

const withoutProvider = (content = original) => withProviders({ booking: undefined }, content);

/** With a calendar elsewhere in place of the embedded one. */
const elsewhere = (otherCalendar: object, content = original) =>
  withProviders({ otherCalendar }, withoutProvider(content));

test("who has no provider books by message, and that is no error; a file that cannot be read says nothing", () => {
  expect([original, withoutProvider()].map(booksByMessage)).toEqual([false, true]);
  expect(contentErrors(withoutProvider(), []).filter(({ file }) => /prov/.test(file))).toEqual([]);
  expect(booksByMessage({ entries: [] })).toBe(false);
});

const TEXT = [
  "Ask {{booking.calendar}}the calendar, {{ booking.message }}us, {{booking.always}}and come.",
  "",
  "{{booking.calendar}}- **Cookies**: some.",
  "{{booking.message}}Nothing is stored.",
  "The end. {{booking.calendar}}It is full.",
].join("\n");

test("a mark holds until the next or the end of its line, and an empty line goes with what it said", () => {
  expect(partsFor(original)(TEXT)).toBe(
    "Ask the calendar, and come.\n\n- **Cookies**: some.\nThe end. It is full.",
  );
  expect(partsFor(withoutProvider())(TEXT)).toBe(
    "Ask us, and come.\n\nNothing is stored.\nThe end.",
  );
});

type Company = { name: string; whatsapp?: string; social?: object[] };
const company = (change: (data: Company) => void) => changed<Company>("company.json", change);

test.each([
  ["as it is", company(() => {}), "by phone or WhatsApp. On Instagram and Facebook. Its cookies."],
  ["without networks", company((data) => delete data.social), "by phone or WhatsApp."],
  [
    "with one, and no chat",
    company((data) => {
      delete data.whatsapp;
      data.social = [{ url: "https://www.instagram.com/velaclara" }];
    }),
    "by phone. On Instagram. Its cookies.",
  ],
])("a text says of networks and a chat what the company has, %s", (_, content, expected) => {
  const text =
    "by phone{{with.whatsapp}} or WhatsApp{{booking.always}}. {{with.networks}}On {{company.networks}}. {{with.instagram}}Its cookies.";
  expect(factFiller(content, "en", TODAY)(text)).toBe(expected);
  expect(factFiller(content, "es", TODAY)("{{company.networks}}")).not.toBe("");
});

test("a text says what holds of one trip, or of several, and what fits its number is advised by nothing", () => {
  const text =
    "{{trips.several}}{{trips.count}} trips{{trips.one}}One trip{{booking.always}} a day";
  const [, ...others] = listedIn(original, "Trip");
  const alone = others.reduce(
    (content, { id }) =>
      changed<object>(`trips/${id}.json`, (trip) => Object.assign(trip, { hidden: true }), content),
    changed<{ heading: object }>("pages/trips.json", ({ heading }) =>
      Object.assign(heading, { es: text, en: text, de: text }),
    ),
  );
  const filled = (content: Content) => factFiller(content, "en", TODAY)(text);
  expect([original, alone].map(filled)).toEqual([
    expect.stringMatching(/^[A-Z][a-z]+ trips a day$/),
    "One trip a day",
  ]);
  const advised = fewTrips(alone).filter(({ path }) => path[0] === "heading");
  expect(advised).toEqual([]);
});

/** The tests' content with a text of its legal notice. */
const saying = (text: string) =>
  changed<{ sections: { body: Record<string, string> }[] }>("legal/cookies.yaml", (data) => {
    const [first] = data.sections;
    if (first) first.body = { es: text, en: text, de: text };
  });

test("an open bracket is missing for the launch only where a page says it", () => {
  const content = saying("{{booking.calendar}}TuriTop: [PENDIENTE: nombres].");
  const missing = (of = content) =>
    missingForLaunch(of, [], promises).filter(
      ({ file, code }) => /cook/.test(file) && /bracket/.test(code),
    );
  expect(missing()).toHaveLength(missing(original).length + 1);
  expect(missing(withoutProvider(content))).toEqual(missing(withoutProvider()));
});

test("a text that names the provider is reported once there is none, but not what is said with a calendar alone", () => {
  const goneIn = (text: string, of = withoutProvider(saying(text))) =>
    waysGone(of).filter(({ file }) => file === "legal/cookies.yaml");
  expect(goneIn("Con TuriTop.")).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ way: "TuriTop", path: ["sections", 0, "body"] }),
    ]),
  );
  expect(goneIn("Con TuriTop.", saying("Con TuriTop."))).toEqual([]);
  const marked = goneIn("Hola. {{booking.calendar}}Con TuriTop.");
  expect(marked.filter(({ path }) => path[1] === 0)).toEqual([]);
});

test("a calendar sells closed days, wherever it is; without one, nobody does", () => {
  const closed = withDays([{ from: "2027-09-20", to: "2027-09-30", state: "closed" }]);
  expect(soldClosedDays(closed, TODAY)).toHaveLength(1);
  expect(soldClosedDays(withoutProvider(closed), TODAY)).toEqual([]);
  const bookings = "https://free.test/agenda";
  expect(soldClosedDays(elsewhere({ bookings }, closed), TODAY)).toMatchObject([
    { address: bookings },
  ]);
});

test("a text says what holds of a calendar elsewhere, and names its hosts as they are written", () => {
  const own = { trip: "sunset", address: "https://other.test:8443/x" };
  const content = elsewhere({ address: "https://free.test/days", trips: [own] });
  const text =
    "{{booking.provider}}.{{booking.calendar}} Days.{{booking.embedded}} Cookies.{{booking.page}} A tab.{{booking.message}} Us.";
  const filled = [original, content].map((each) => factFiller(each, "en", TODAY)(text));
  expect(filled).toEqual([
    expect.stringMatching(/^\w+\. Days\. Cookies\.$/),
    "free.test and other.test:8443. Days. A tab.",
  ]);
});

test.each([
  ...["http://free.test/", "javascript:alert(1)", "https://anna:secret@free.test/"],
  ...["https://localhost:8000/", "https://192.168.1.20/days", "https://[::1]/"],
  ...["https://boat.local/", "https://boat.internal:80/x"],
])("%s is no address for visitors, and is refused in words", (address) => {
  const errors = contentErrors(elsewhere({ address }), []).filter(({ file }) => /prov/.test(file));
  const path = ["otherCalendar", "address"];
  expect(errors).toMatchObject([{ path, code: "wrong", expected: "url" }]);
});

test("of calendars there is one, and its address is asked for before the launch where that way is chosen", () => {
  const address = "https://my.local.test?boat=1";
  const errors = [withProviders({ otherCalendar: { address } }), elsewhere({ address })].map(
    (content) => contentErrors(content, []).filter(({ file }) => /prov/.test(file)),
  );
  expect(errors).toMatchObject([[{ path: ["otherCalendar"], code: "two-calendars" }], []]);
  const asked = [original, elsewhere({ address: "https://pendiente.example.com/" })].map(
    (content) =>
      missingForLaunch(content, [], promises).filter(({ path }) => path[0] === "otherCalendar"),
  );
  expect(asked).toMatchObject([[], [{ path: ["otherCalendar", "address"] }]]);
});
