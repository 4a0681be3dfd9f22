import { factLabels, toShownText, toStoredText } from "../../../src/desk/told/fact-labels";
import { giveModel } from "../../../src/desk/core/model";
import { factNames } from "../../../src/typed-content/texts/facts";
import { content } from "../../guest-house/house-content";
import { guestHouse } from "../../guest-house/model";

giveModel(guestHouse);
const labels = factLabels(content);

test("every fact has a label of its own, in words", () => {
  const names = factNames(content);
  expect([...labels.keys()]).toEqual(names);
  const read = [...labels.values()].map((label) => label.toLowerCase());
  expect(new Set(read).size).toBe(names.length);
  expect(read.filter((label) => /[{}.]|house|rooms/.test(label))).toEqual([]);
  expect(labels.get("rooms.from")).toBe("precio más bajo");
  expect(labels.get("house.phone")).toBe("teléfono");
});

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
