import { writtenKinds } from "../../values/kinds";
import { keysInText } from "../../values/page-keys";
import type { Kind } from "../../../typed-content/fields/kind";

test.each<[string, Kind, string | number, boolean?]>([
  ["9:30–13:30 · 4 h", "time", "09:30"],
  ["9:30–13:30 · 4 h", "time", "13:30"],
  ["1.250,50 €", "price", 1250.5],
  ["€1,250.50", "price", 1250.5],
  ["240 €", "price", 240],
  ["240,00 €", "price", 240],
  ["1250", "price", 1250.5],
  [" 72 ", "number", 72],
  ["+34 600 000 001", "phone", "+34 600 000 001"],
  ["19:30", "time", "09:30", false],
  ["2400 €", "price", 240, false],
  ["72 fotos", "number", 72, false],
  ["4 h", "price", 4, false],
])("whether %j shows %s %j", (text, kind, value, isShown = true) => {
  const keys = keysInText(text);
  expect(writtenKinds[kind].pageKeys?.(value).some((key) => keys.includes(key))).toBe(isShown);
});
