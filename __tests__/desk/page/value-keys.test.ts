import { keysInText, keysOfValue, type PlainValue } from "../../../src/desk/page/value-keys";

const value = (kind: PlainValue["kind"], written: string | number): PlainValue => ({
  address: { file: "house.json", path: ["any"] },
  kind,
  value: written,
});

const isIn = (text: string, shown: PlainValue) => {
  const keys = keysInText(text);
  return keysOfValue(shown).some((key) => keys.includes(key));
};

test.each([
  ["9:30–13:30 · 4 h", value("time", "09:30")],
  ["9:30–13:30 · 4 h", value("time", "13:30")],
  ["1.250,50 €", value("price", 1250.5)],
  ["€1,250.50", value("price", 1250.5)],
  ["240 €", value("price", 240)],
  ["240,00 €", value("price", 240)],
  ["1250", value("price", 1250.5)],
  [" 72 ", value("number", 72)],
  ["+34 600 000 001", value("phone", "+34 600 000 001")],
])("%j shows %j", (text, shown) => {
  expect(isIn(text, shown)).toBe(true);
});

test.each([
  ["19:30", value("time", "09:30")],
  ["2400 €", value("price", 240)],
  ["72 fotos", value("number", 72)],
  ["4 h", value("price", 4)],
])("%j does not show %j", (text, shown) => {
  expect(isIn(text, shown)).toBe(false);
});
