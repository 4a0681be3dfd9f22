import { neededStandIns, standInVariables, startStandIn } from "../../../src/commands/stand-ins";

const FORM = "https://formspree.io/f";
const ENTERED = {
  form: { endpoint: `${FORM}/abcdwxyz` },
  booking: { company: "H407", affiliateTag: "ttafid", buttonColor: "green" },
};
const needed = (changes: object) => neededStandIns(JSON.stringify({ ...ENTERED, ...changes }));

const { form, booking } = ENTERED;

test.each([
  ["nothing is missing", {}, [false, false]],
  ["the form's address is missing", { form: { endpoint: `${FORM}/PENDIENTE` } }, [true, false]],
  ["it is an example", { form: { endpoint: "https://www.example.com/f/a" } }, [true, false]],
  ["the company is missing", { booking: { ...booking, company: "Pendiente" } }, [false, true]],
  ["the tag is an example", { booking: { ...booking, affiliateTag: "EXAMPLE" } }, [false, true]],
  ["nobody books with a calendar", { booking: undefined }, [false, false]],
  ["other shapes are left to the check", { form: form.endpoint, booking: [] }, [false, false]],
])("when %s", (_, changes, [isForm, isBooking]) => {
  expect(needed(changes)).toEqual({ form: isForm, booking: isBooking });
});

test("a build is led to the stand-ins that are needed, and only to these", () => {
  expect(standInVariables({ form: false, booking: false })).toEqual({});
  expect(standInVariables({ form: true, booking: true })).toEqual({
    GATSBY_FORM_ENDPOINT: "http://127.0.0.1:8010/f/demo",
    GATSBY_BOOKING_ORIGIN: "http://127.0.0.1:8020",
  });
});

test.each([
  ["form", 200],
  ["booking", 404],
] as const)("the %s answers for its service", async (kind, status) => {
  const server = await startStandIn(kind, 0, () => undefined);
  try {
    expect((await fetch(`${server.url}/messages`)).status).toBe(status);
  } finally {
    await server.close();
  }
});
