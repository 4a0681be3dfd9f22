import {
  hiddenAddress,
  hidesAddress,
  revealAddresses,
  keysInText,
  keysOfValue,
  type PlainValue,
} from "../../../src/desk/page/field-marks";
import type { Address } from "../../../src/typed-content/schema";

const address: Address = { file: "conditions/año.yaml", path: ["sections", 2, "body", "es"] };
const other: Address = { file: "rooms/garden.json", path: ["name", "en"] };

test("a text gives back itself and the addresses that were hidden in it, in characters that no font draws", () => {
  const marked = `«Mar»${hiddenAddress(address)} y ${hiddenAddress(other)}`;
  expect(hidesAddress(marked)).toBe(true);
  expect(revealAddresses(marked)).toEqual({ text: "«Mar» y ", addresses: [address, other] });
  expect(hiddenAddress(address)).toMatch(/^[\u{e0020}-\u{e007f}]+$/u);
});

test.each(["", "Mar", "Inglaterra 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"])(
  "%j hides none and stays as it is",
  (text) => {
    expect(hidesAddress(text)).toBe(false);
    expect(revealAddresses(text)).toEqual({ text, addresses: [] });
    const marked = text + hiddenAddress(other);
    expect(revealAddresses(marked)).toEqual({ text, addresses: [other] });
  },
);

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
