import { price } from "../../src/typed-content/fields";

test.each([
  ["from 1, with cents", price("Precio"), 85.5, 0.5],
  ["from another amount", price("Precio", undefined, 0.5), 0.5, 0.49],
  ["up to another amount", price("Precio", undefined, 1, 20), 20, 20.01],
])("a price goes %s", (_, field, right, wrong) => {
  expect(field.safeParse(right).success).toBe(true);
  expect(field.safeParse(wrong).success).toBe(false);
});
