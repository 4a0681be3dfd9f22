import { booksByMessage, partsFor } from "../../src/model/text-parts";
import { soldClosedDays } from "../../src/model/warnings/seasons";
import { untrueWords } from "../../src/model/warnings/untrue-words";
import { waysGone } from "../../src/model/warnings/ways-gone";
import { promises } from "../../src/model/launch/promises";
import type { Content } from "../../packages/typed-content/content";
import { missingForLaunch } from "../../packages/typed-content/check/launch";
import { contentErrors } from "../../packages/typed-content/check";
import { factFiller } from "../../packages/typed-content/texts/facts";
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
  "Come.",
  "",
  "{{booking.calendar}}- **Cookies**: some.",
  "{{ booking.message }}Nothing is stored.",
  "The end.{{booking.calendar}} It is full.",
].join("\n");

test("a line with a mark is there only while it holds", () => {
  expect(partsFor(original)(TEXT)).toBe("Come.\n\n- **Cookies**: some.\nThe end. It is full.");
  expect(partsFor(withoutProvider())(TEXT)).toBe("Come.\n\nNothing is stored.");
});

type Company = { name: string; social?: object[] };
const company = (change: (data: Company) => void) => changed<Company>("company.json", change);

test.each([
  ["as it is", company(() => {}), "On Instagram and Facebook.\nIts cookies.\nBoth."],
  ["without networks", company((data) => delete data.social), ""],
  [
    "with one",
    company((data) => (data.social = [{ url: "https://www.instagram.com/velaclara" }])),
    "On Instagram.\nIts cookies.",
  ],
])("a text says of networks what the company has, %s", (_, content, expected) => {
  const text =
    "{{with.networks}}On {{company.networks}}.\n{{with.instagram}}Its cookies.\n{{with.instagram}}{{with.facebook}}Both.";
  expect(factFiller(content, "en", TODAY)(text)).toBe(expected);
  expect(factFiller(content, "es", TODAY)("{{company.networks}}")).not.toBe("");
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
  const marked = goneIn("{{booking.calendar}}Con TuriTop.");
  expect(marked.filter(({ path }) => path[1] === 0)).toEqual([]);
});

test("without a calendar a text that says there is one is told, but not what is shown with one alone", () => {
  const told = (content: Content) =>
    untrueWords(content, TODAY).flatMap(({ file, path }) => [[file, ...path].join("/")]);
  expect(told(original)).toEqual([]);
  const marked = saying("{{booking.calendar}}En el calendario.");
  const found = told(withoutProvider(marked));
  expect(found).toEqual(expect.arrayContaining(["pages/closing.json/text"]));
  const untold = /^pages\/booking\.json\/calendar|^legal\/cookies\.yaml\/sections\/0/;
  expect(found.filter((place) => untold.test(place))).toEqual([]);
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
    "{{booking.provider}}.\n{{booking.calendar}}Days.\n{{booking.embedded}}Cookies.\n{{booking.page}}A tab.\n{{booking.message}}Us.";
  const filled = [original, content].map((each) => factFiller(each, "en", TODAY)(text));
  expect(filled).toEqual([
    expect.stringMatching(/^\w+\.\nDays\.\nCookies\.$/),
    "free.test and other.test:8443.\nDays.\nA tab.",
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
