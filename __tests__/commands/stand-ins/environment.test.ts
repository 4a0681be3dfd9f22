import { neededStandIns, standInVariables } from "../../../src/commands/stand-ins";

const ENTERED = {
  form: { endpoint: "https://formspree.io/f/abcdwxyz" },
  booking: { company: "H407", affiliateTag: "ttafid", buttonColor: "green" },
};
const needed = (changes: object) => neededStandIns(JSON.stringify({ ...ENTERED, ...changes }));

test.each([
  ["nothing is missing", {}, { form: false, booking: false }],
  [
    "the form's address is missing",
    { form: { endpoint: "https://formspree.io/f/PENDIENTE" } },
    { form: true, booking: false },
  ],
  [
    "the form's address is an example",
    { form: { endpoint: "https://www.example.com/f/abcdwxyz" } },
    { form: true, booking: false },
  ],
  [
    "the company code is missing",
    { booking: { ...ENTERED.booking, company: "Pendiente" } },
    { form: false, booking: true },
  ],
  [
    "the affiliate tag is an example",
    { booking: { ...ENTERED.booking, affiliateTag: "EXAMPLE" } },
    { form: false, booking: true },
  ],
])("when %s", (_, changes, expected) => {
  expect(needed(changes)).toEqual(expected);
});

test("a build is led to the stand-ins that are needed, and only to these", () => {
  expect(standInVariables({ form: false, booking: false })).toEqual({});
  expect(standInVariables({ form: true, booking: true })).toEqual({
    GATSBY_FORM_ENDPOINT: "http://127.0.0.1:8010/f/demo",
    GATSBY_BOOKING_ORIGIN: "http://127.0.0.1:8020",
  });
});

test("what is of another shape is left to the check", () => {
  expect(needed({ form: "formspree", booking: { company: 407 } })).toEqual({
    form: false,
    booking: false,
  });
  expect(() => neededStandIns("[]")).toThrow();
});
