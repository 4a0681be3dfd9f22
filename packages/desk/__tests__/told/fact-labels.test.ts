import { factsIn, retypedFact, toShownText, toStoredText } from "../../told/fact-labels";
import { giveModel } from "../../core/model";
import { content } from "../../../../examples/guest-house/__tests__/house-content";
import { guestHouse } from "../../../../examples/guest-house/model";

giveModel(guestHouse);
const facts = factsIn(content, "es");

test("a text is stored as it was, however it is read", () => {
  for (const [name, { label, value }] of facts) {
    const stored = `Son {{${name}}}, {a} {{ }} {{nope}} {{{{ }`;
    const shown = toShownText(stored, facts);
    expect(shown).toContain(value ? `{${label}: ${value}}` : `{${label}}`);
    expect(shown).not.toContain(name);
    expect(retypedFact(shown, facts)).toBeUndefined();
    expect(toStoredText(shown, facts)).toBe(stored);
  }
});

test.each([
  ["{Precio  mas bajo} la noche", "{{rooms.from}} la noche"],
  ["{precio más bajo: 70,00 €} la noche", "{{rooms.from}} la noche", "precio más bajo"],
  ["{precio más bajo", "{precio más bajo"],
  ["{otra: cosa}", "{otra: cosa}"],
  ["{{rooms.from}}", "{{rooms.from}}"],
])("what people type is understood: %s", (typed, stored, ...told) => {
  expect(toStoredText(typed, facts)).toBe(stored);
  expect(retypedFact(typed, facts)).toBe(told[0]);
});
