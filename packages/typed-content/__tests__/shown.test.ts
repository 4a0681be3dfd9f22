import "../../../examples/guest-house/model/languages";
import { isShown, shown } from "../shown";

test("entries are shown in their order, whole or not; hidden ones are not", () => {
  const entries = [
    { id: "c", order: 2 },
    { id: "b", order: 1.5 },
    { id: "hidden", order: 0, hidden: true },
    { id: "a", order: 1.5, hidden: false },
  ];
  expect(shown(entries).map(({ id }) => id)).toEqual(["a", "b", "c"]);
  expect(entries[0]?.id).toBe("c");
});

test("a list that requires a text shows no entry without it, or with an open bracket in a language", () => {
  const written = { es: "Sí.", en: "Yes.", de: "Ja." };
  expect(isShown({ answer: written }, "answer")).toBe(true);
  expect(isShown({ answer: written, hidden: true }, "answer")).toBe(false);
  expect(isShown({ answer: { ...written, en: "Yes, [PENDING: where]." } }, "answer")).toBe(false);
  for (const answer of [undefined, null, {}]) expect(isShown({ answer }, "answer")).toBe(false);
  // The owner is still writing the other languages, beside the page.
  expect(isShown({ answer: { es: "Sí." } }, "answer")).toBe(true);
  const entries = [
    { id: "open", order: 1 },
    { id: "done", order: 2, answer: written },
  ];
  expect(shown(entries, "answer").map(({ id }) => id)).toEqual(["done"]);
  expect(shown(entries)).toHaveLength(2);
});
