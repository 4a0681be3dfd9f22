import fc from "fast-check";
import { isTaxNumberInSpain } from "../../../src/model/rules/tax-number";

test.each([
  ["a company", "A58818501"],
  ["a company, as people write it", "b-57.123.457"],
  ["a company with its country", "ESB57123457"],
  ["a body with a letter", "Q2818013A"],
  ["a person", "12345678Z"],
  ["a foreigner in Spain", "X1234567L"],
  ["a foreigner in Spain", "Y2345678Z"],
  ["a person without a card", "M1234567L"],
  ["a company from Portugal", "PT 501 964 843"],
  ["a company from Ireland", "IE1234567FA"],
])("%s has a tax number: %s", (_, number) => {
  expect(isTaxNumberInSpain(number)).toBe(true);
});

test.each([
  "hello",
  "",
  "B5712345",
  "B571234577",
  "I57123457",
  "12345678A",
  "X1234567A",
  "ES",
  "PT",
])("%j is none in Spain", (number) => {
  expect(isTaxNumberInSpain(number)).toBe(false);
});

test("one digit typed wrong is noticed, wherever it is", () => {
  const wrong = fc.record({
    number: fc.constantFrom("B57123457", "12345678Z", "X1234567L"),
    at: fc.integer({ min: 1, max: 7 }),
    by: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(wrong, ({ number, at, by }) => {
      const digit = (Number(number[at]) + by) % 10;
      expect(isTaxNumberInSpain(number.slice(0, at) + digit + number.slice(at + 1))).toBe(false);
    }),
  );
});
