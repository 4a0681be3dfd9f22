import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";
import { readContent } from "../../../src/typed-content/files/read";
import { factLabels, toShownText, toStoredText } from "../../../src/desk/told/fact-labels";
import { giveModel } from "../../../src/desk/core/model";
import { contentModel } from "../../../src/model";
import { factNames } from "../../../src/typed-content/texts/facts";

giveModel(contentModel);
const content = readContent(TEST_CONTENT, contentModel);
const labels = factLabels(content);

test("every fact has a label of its own, in words", () => {
  const names = factNames(content);
  expect([...labels.keys()]).toEqual(names);
  const read = [...labels.values()].map((label) => label.toLowerCase());
  expect(new Set(read).size).toBe(names.length);
  expect(read.filter((label) => /[{}.]|company|terms|prices/.test(label))).toEqual([]);
  expect(labels.get("trips.count")).toBe("número de excursiones");
  expect(labels.get("company.phone")).toBe("teléfono");
  expect(labels.get("company.taxNumber")).toBe("NIF");
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
  ["{Numero de  excursiones} salidas", "{{trips.count}} salidas"],
  ["{número de excursiones", "{número de excursiones"],
  ["{otra cosa}", "{otra cosa}"],
  ["{{trips.count}}", "{{trips.count}}"],
])("what people type is understood: %s", (typed, stored) => {
  expect(toStoredText(typed, labels)).toBe(stored);
});
