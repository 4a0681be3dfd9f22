import { hasOuting, isEnquiry, outingIn } from "../../../src/site/document/outing-address";

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
