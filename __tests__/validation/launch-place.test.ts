import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TEST_CONTENT } from "../../src/commands/lib/test-sites";
import { collections } from "../../src/model";
import { readContent } from "../../src/content-files/read";
import { collapseWhitespace, truncate } from "../../src/content-files/strings";
import { missingForLaunch } from "../../src/validation/launch";
import { placeInEditor } from "../../src/validation/launch/place";
import { missingLine } from "../../src/validation/messages";
import type { Path } from "../../src/model/schema";
import { web } from "../editor/content-forms";
import { contentOf } from "./fixtures";

const content = readContent(TEST_CONTENT, collections);
const place = (file: string, path: Path) => placeInEditor(content, { file, path });

/** What a summary of the editor, like `{{title.es | truncate(60)}}`, shows of an entry that is not hidden. */
const shownBy = (summary: string, data: unknown) =>
  summary
    .replace(/^\{\{(\S*) \| truncate.*/, "$1")
    .split(".")
    .reduce((value, key) => (value as Record<string, unknown>)[key], data) as string;

const folders = web.collections.flatMap((list) => ("files" in list ? [] : list));

test.each(folders)(
  "an entry of $label is named as its list names it",
  ({ label, name, summary }) => {
    const entries = content.entries.filter(({ collection }) => collection.type === name);
    expect(entries).not.toEqual([]);
    for (const { file, data } of entries) {
      expect(place(file, [])).toBe(`${label} › ${truncate(shownBy(summary, data))}`);
    }
  },
);

test("an interface word is found by the labels of its form", () => {
  const lists = web.collections.flatMap((list) => ("files" in list ? list : []));
  const words = lists.filter(({ files }) => files[0]?.file.startsWith("content/locales/"));
  for (const { label: list, files } of words) {
    for (const { file, label: form, fields } of files) {
      for (const { name, label } of fields) {
        const expected = `${list} › ${form} › ${truncate(collapseWhitespace(label))}`;
        expect(place(file.replace("content/", ""), [name])).toBe(expected);
      }
    }
  }
  const skip = place("locales/en/layout.json", ["skip"]);
  expect(skip).toBe("Palabras › Cabecera, pie y avisos (English) › Saltar al contenido");
  const unknown = place("locales/en/layout.json", ["gone"]);
  expect(unknown).toBe("Palabras › Cabecera, pie y avisos (English) › gone");
});

/** The lines about the review, and an English word, of the valid content with these changes. */
const linesWith = async (review: object, word: string) => {
  const { root, remove } = await contentOf();
  const change = (file: string, changes: object) => {
    const path = join(root, file);
    const data = JSON.parse(readFileSync(path, "utf8")) as object;
    writeFileSync(path, JSON.stringify({ ...data, ...changes }));
  };
  change("reviews/lucia-ferrer-mas.json", { sample: true, ...review });
  change("locales/en/layout.json", { skip: word });
  const lines = missingForLaunch(readContent(root, collections), []).map((missing) =>
    missingLine(missing),
  );
  remove();
  return lines;
};

test("a line says which entry of a list, and which word, is meant", async () => {
  expect(await linesWith({ name: "Marta" }, "PENDIENTE")).toEqual([
    expect.stringMatching(/En el editor: Palabras › Cabecera, pie y avisos \(English\) › \S.*\.$/),
    expect.stringMatching(/En el editor: Reseñas destacadas › Marta › Es un ejemplo\.$/),
  ]);
});

test("a name that is none, or not of one line, does not break the line", async () => {
  const place = async (name: unknown) =>
    (await linesWith({ name }, "Skip"))[0]?.split("editor: ")[1];
  expect(await place(7)).toBe("Reseñas destacadas › Es un ejemplo.");
  expect(await place("Marta\nand\u0007")).toBe("Reseñas destacadas › Marta and� › Es un ejemplo.");
});
