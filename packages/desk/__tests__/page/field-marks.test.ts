import { hiddenAddress, hidesAddress, revealAddresses } from "../../page/field-marks";
import type { Address } from "../../../typed-content/schema";

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
