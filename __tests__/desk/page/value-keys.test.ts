import { keysInText, keysOfValue, type PlainValue } from "../../../src/desk/page/field-marks";

const value = (kind: PlainValue["kind"], written: string | number): PlainValue => ({
  address: { file: "house.json", path: ["any"] },
  kind,
  value: written,
});

test.each<[string, PlainValue, boolean?]>([
  ["9:30–13:30 · 4 h", value("time", "09:30")],
  ["9:30–13:30 · 4 h", value("time", "13:30")],
  ["1.250,50 €", value("price", 1250.5)],
  ["€1,250.50", value("price", 1250.5)],
  ["240 €", value("price", 240)],
  ["240,00 €", value("price", 240)],
  ["1250", value("price", 1250.5)],
  [" 72 ", value("number", 72)],
  ["+34 600 000 001", value("phone", "+34 600 000 001")],
  ["19:30", value("time", "09:30"), false],
  ["2400 €", value("price", 240), false],
  ["72 fotos", value("number", 72), false],
  ["4 h", value("price", 4), false],
])("whether %j shows %j", (text, shown, isShown = true) => {
  const keys = keysInText(text);
  expect(keysOfValue(shown).some((key) => keys.includes(key))).toBe(isShown);
});
