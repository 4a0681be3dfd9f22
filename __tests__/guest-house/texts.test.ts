import { entryName } from "../../src/typed-content/labels";
import { content } from "./house-content";

test("an entry is named after its first text", () => {
  const names = content.entries.map(({ file, node, data }) => [file, entryName(node, data)]);
  expect(Object.fromEntries(names)).toMatchObject({
    "house.json": "Casa de Ejemplo",
    "rooms/garden.json": "Habitación del jardín",
    "photographs/1.json": "Así se despierta uno.",
    "conditions/stay.yaml": "Condiciones de la estancia",
  });
});
