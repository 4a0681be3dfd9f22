import { neededStandIns, standInVariables } from "../../../src/commands/stand-ins";

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
  const stand = needed(changes);
  expect(stand).toEqual({ form: isForm, booking: isBooking });
  const led = [isForm && "GATSBY_FORM_ENDPOINT", isBooking && "GATSBY_BOOKING_ORIGIN"];
  expect(Object.keys(standInVariables(stand))).toEqual(led.filter(Boolean));
});
