import { factLabels, toShownText, toStoredText } from "../../told/fact-labels";
import { giveModel } from "../../core/model";
import { content } from "../../../../examples/guest-house/__tests__/house-content";
import { guestHouse } from "../../../../examples/guest-house/model";

giveModel(guestHouse);
const labels = factLabels(content);

test("a text is stored as it was, however it is read", () => {
  for (const name of labels.keys()) {
    const stored = `Son {{${name}}}, {a} {{ }} {{nope}} {{{{ }`;
    const shown = toShownText(stored, labels);
    expect(shown).toContain(`{${labels.get(name)}}`);
    expect(shown).not.toContain(name);
    expect(toStoredText(shown, labels)).toBe(stored);
  }
});

test.each([
  ["{Precio  mas bajo} la noche", "{{rooms.from}} la noche"],
  ["{precio más bajo", "{precio más bajo"],
  ["{otra cosa}", "{otra cosa}"],
  ["{{rooms.from}}", "{{rooms.from}}"],
])("what people type is understood: %s", (typed, stored) => {
  expect(toStoredText(typed, labels)).toBe(stored);
});
