import { amountText, parseAmount } from "../../values/amount-text";
import { testSite } from "../test-site";

test.each([
  [0, ["0"]],
  [0.5, ["0,5"]],
  [1, ["1 euro"]],
  [320, ["320", "0320", "  320  ", "320 €", "320€", "320 euros"]],
  [320.5, ["320,5", "320,50", "320.5", "320.50", "320'50", "320’50", "€ 320,50", "320,50 EUR"]],
  [1250, ["1250", "1.250", "1.250,00", "1 250", "1\u00a0250", "1 250 €", "1.250,00\u00a0€"]],
  [1250.5, ["1250,5", "1.250,5", "1.250,50", "1 250,50", "1 250.50", "1'250,50", "1,250.50"]],
  [1250.5, ["1\u202f250,50"]],
  [1250.05, ["1250.05"]],
  [12_500, ["12500", "12.500"]],
  [320_500, ["320.500"]],
  [1_250_000, ["1.250.000", "1,250,000"]],
])("%d euros are read from %j", (amount, texts) => {
  for (const text of texts)
    expect([text, parseAmount(text, testSite.money)]).toEqual([text, { amount }]);
});

test.each([
  ["1,250", "1250", "1,25"],
  ["1'250", "1250", "1,25"],
  ["12,345", "12345", "12,34"],
  ["320,500 €", "320500", "320,50"],
])("%j has two readings, and is asked back", (text, whole, withCents) => {
  expect(parseAmount(text, testSite.money)).toEqual({ problem: "two-readings", whole, withCents });
});

test.each([
  ...["", "   ", "€", "gratis", "trescientos", "desde 320", "320 / 300", "320 $", "320 €/persona"],
  ...["-320", "+320", "1e3", "0x1F", "320,", ",50", "0,250", "0.250", "1250,500", "1250.500"],
  ...["1.250,500", "1.2500", "1.25.000", "1.250.50", "1,250,50", "1.250 000", "1 2500", "12 50"],
  ...["320,5,0", "３２０", "99999999999999999999", "<script>", "{{prices.from}}"],
])("%j is no price", (text) => {
  expect(parseAmount(text, testSite.money)).toEqual({ problem: "unreadable" });
});

test.each([
  [320, "320"],
  [1250, "1250"],
  [320.5, "320,50"],
  [0.05, "0,05"],
  [99999.99, "99999,99"],
])("%d is shown as %j, which is read as the same", (amount, text) => {
  expect(amountText(amount)).toBe(text);
  expect(parseAmount(text, testSite.money)).toEqual({ amount });
});

test("an amount with more than two decimals is not rounded", () => {
  expect(amountText(320.555)).toBe("320,555");
  expect(parseAmount("320,555", testSite.money)).toHaveProperty("problem");
});
