import { readFileSync } from "node:fs";
import { join } from "node:path";
import { entryName } from "../../src/typed-content/labels";
import { translationsCsv } from "../../src/typed-content/translations/csv";
import { importTable } from "../../src/typed-content/translations/import";
import { translationsOf } from "../../src/typed-content/translations/table";
import { content, ROOT } from "./house-content";

const textOf = (file: string) => readFileSync(join(ROOT, file), "utf8");

test("an entry is named after its first text", () => {
  const names = content.entries.map(({ file, node, data }) => [file, entryName(node, data)]);
  expect(Object.fromEntries(names)).toMatchObject({
    "house.json": "Casa de Ejemplo",
    "rooms/garden.json": "Habitación del jardín",
    "photographs/1.json": "Así se despierta uno.",
    "conditions/stay.yaml": "Condiciones de la estancia",
  });
});

test("a translation changed in the table changes one line of one file, and no comment", () => {
  const table = translationsCsv(translationsOf(content));
  const result = importTable(
    content,
    Buffer.from(table.replace("Der Tag der Abreise", "Abreise")),
    textOf,
  );
  if ("errors" in result) throw new Error(result.errors.join("\n"));
  expect([...result.edits]).toEqual([
    [
      "conditions/stay.yaml",
      {
        source: textOf("conditions/stay.yaml").replace("Der Tag der Abreise", "Abreise"),
        texts: 1,
      },
    ],
  ]);
});
