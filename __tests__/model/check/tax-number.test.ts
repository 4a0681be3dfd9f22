import fc from "fast-check";
import { isTaxNumberInSpain } from "../../../src/model/rules/tax-number";

test("companies and people of Spain and of other countries have a tax number", () => {
  const right = [
    ...["A58818501", "b-57.123.457", "ESB57123457", "Q2818013A", "12345678Z", "X1234567L"],
    ...["Y2345678Z", "M1234567L", "PT 501 964 843", "IE1234567FA"],
  ];
  const wrong = [
    ...["hello", "", "B5712345", "B571234577", "I57123457", "12345678A", "X1234567A", "ES", "PT"],
  ];
  expect([...right, ...wrong].filter(isTaxNumberInSpain)).toEqual(right);
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
