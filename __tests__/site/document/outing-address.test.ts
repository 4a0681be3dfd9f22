import fc from "fast-check";
import {
  corrected,
  hasOuting,
  isEnquiry,
  outingIn,
} from "../../../src/site/document/outing-address";
import { anyCharacter } from "../../setup/any-character";

const nothing = { day: undefined, trip: undefined, guests: undefined };

test.each([
  ["?day=2027-09-18&trip=sunset&guests=4", { day: "2027-09-18", trip: "sunset", guests: 4 }],
  ["?utm_source=x&guests=12&day=2028-02-29", { day: "2028-02-29", guests: 12 }],
  ["", {}],
  ["?day=&trip=&guests=", {}],
  // No days: 29 February of another year, other digits, other forms.
  ["?day=2027-02-29", {}],
  ["?day=%D9%A2%D9%A0%D9%A2%D9%A7-%D9%A0%D9%A9-%D9%A1%D9%A8", {}],
  ["?day=18-09-2027", {}],
  ["?day=20270-09-18", {}],
  ["?day=tomorrow", {}],
  // After its year, a date may be written otherwise; before it, it could be another day.
  ["?day=2027/7/1", { day: "2027-07-01" }],
  ["?day=2027.07.10.", { day: "2027-07-10" }],
  ["?day=07/10/2027", {}],
  // Twice: the first counts, also if it is none.
  ["?day=2027-09-18&day=2027-01-01", { day: "2027-09-18" }],
  ["?day=x&day=2027-01-01", {}],
  // No numbers of guests.
  ["?guests=0", {}],
  ["?guests=1e9", {}],
  ["?guests=-4", {}],
  ["?guests=2.5", {}],
  ["?guests=%D9%A4", {}],
  ["?guests=100", {}],
  ["?%E0%A4%A&day=2027-09-18", { day: "2027-09-18" }],
])("the address %s carries %j", (search, outing) => {
  expect(outingIn(search)).toEqual({ ...nothing, ...outing });
});

test.each([
  ["?trip=sunset", true, true],
  ["?trip=", true, true],
  ["?a=1&day=", true, true],
  ["?guests=4", false, true],
  ["?monday=1&roundtrip=2", false, false],
  ["", false, false],
])("the address %s opens an enquiry: %s, and needs the app: %s", (search, opens, needsApp) => {
  expect([isEnquiry(search), hasOuting(search)]).toEqual([opens, needsApp]);
});

/** What is made of an address on its way, without its question mark. */
const alterations: Record<string, (query: string) => string> = {
  ...Object.fromEntries(
    [..."., ; : ! ) ] > * _ ' \" » … ”".replaceAll(" ", "")].map((sign) => [
      sign,
      (query: string) => query + sign,
    ]),
  ),
  "a link of Markdown": (query) => `${query}](https://a.es/donde-estamos/?${query})`,
  "a blank": (query) => `${query}%20`,
  "a plus": (query) => `${query}+`,
  "a blank that does not break": (query) => `${query}%C2%A0`,
  "a space of no width": (query) => `${query}%E2%80%8B`,
  "a mark of direction": (query) => `${query.replace("=", "=%E2%81%A8")}%E2%81%A9`,
  "soft hyphens": (query) => query.replaceAll("un", "u%C2%ADn"),
  "a full stop in between": (query) => query.replace("&", ".&"),
  "quotation marks": (query) => query.replaceAll("=", "=%22"),
  HTML: (query) => query.replaceAll("&", "&amp;"),
  "an encoding": encodeURIComponent,
  "signs that are encoded": (query) => query.replaceAll("=", "%3D").replaceAll("&", "%26"),
  "a second question mark": (query) => `${query}?fbclid=abc`,
  "a second question mark before": (query) => `utm_source=x?${query}`,
  "a parameter of others": (query) => `utm_source=x&${query}&gclid=a%20b`,
  capitals: (query) => query.replace(/\b[a-z]+(?==)|sunset/g, (name) => name.toUpperCase()),
  dashes: (query) => query.replaceAll("-", "–"),
};

const numRuns = Number(process.env.FUZZ_RUNS ?? 150);

const someOuting = fc.record({
  day: fc.option(fc.constantFrom("2027-07-10", "2028-02-29"), { nil: undefined }),
  trip: fc.option(fc.constantFrom("sunset", "big-day-2"), { nil: undefined }),
  guests: fc.option(fc.constantFrom(1, 5, 12), { nil: undefined }),
});

const queryOf = (outing: object) =>
  Object.entries(outing)
    .filter(([, value]) => value !== undefined)
    .map((part) => part.join("="))
    .join("&");

/** `FUZZ_RUNS=100000 npx jest outing-address --selectProjects unit` tries all pairs. */
test("an address that has been altered once or twice is read as it was written, and put right", () => {
  const names = fc.array(fc.constantFrom(...Object.keys(alterations)), {
    minLength: 1,
    maxLength: 2,
  });
  // What is encoded twice has lost too much.
  const isRead = (chosen: string[]) => chosen.filter((name) => /encod/.test(name)).length < 2;
  fc.assert(
    fc.property(someOuting, names.filter(isRead), (outing, chosen) => {
      if (!queryOf(outing)) return;
      const altered = chosen.reduce(
        (query, name) => alterations[name]?.(query) ?? query,
        queryOf(outing),
      );
      expect([altered, outingIn(`?${altered}`)]).toEqual([altered, outing]);
      const right = corrected(`?${altered}`);
      expect(new URLSearchParams(right).toString()).toContain(queryOf(outing));
      expect(corrected(right)).toBe(right);
    }),
    { numRuns },
  );
});

test("garbage is no day and no group, and the address of others stays to the letter", () => {
  const garbage = fc.string({ unit: anyCharacter });
  fc.assert(
    fc.property(garbage, (text) => {
      const own = `?day=${text}&trip=${text}&guests=${text}`;
      const { day, guests } = outingIn(own);
      if (!/[\d%]/.test(text)) expect([day, guests]).toEqual([undefined, undefined]);
      expect(corrected(corrected(own))).toBe(corrected(own));
      expect(corrected(`?a=${text}&b`)).toBe(`?a=${text}&b`);
    }),
    { numRuns },
  );
});

test.each([
  ["?utm_source=a%20b?c=1", "?utm_source=a%20b?c=1"],
  ["?utm_source=a%20b&day=2027-07-10.&x=%2Fa", "?utm_source=a%20b&day=2027-07-10&x=%2Fa"],
  [
    "?day=2027-07-10&trip=sunset&guests=5?fbclid=abc",
    "?day=2027-07-10&trip=sunset&guests=5&fbclid=abc",
  ],
  ["?trip", "?trip="],
  ["", ""],
])("the address %s is put right as %s", (search, right) => {
  expect(corrected(search)).toBe(right);
});
