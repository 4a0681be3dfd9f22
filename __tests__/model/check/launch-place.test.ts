import { modelMessages } from "../../../src/model/messages";
import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";
import { contentModel } from "../../../src/model";
import { entryName } from "../../../src/typed-content/labels";
import { readContent } from "../../../src/typed-content/files/read";
import { collapseWhitespace, truncate } from "../../../src/typed-content/texts/strings";
import { promises } from "../../../src/model/launch/promises";
import { missingForLaunch } from "../../../src/typed-content/check/launch";
import { placeInEditor } from "../../../src/typed-content/check/launch/place";
import { missingLine } from "../../../src/typed-content/check/messages";
import type { Path } from "../../../src/typed-content/schema";
import { changedFixture } from "./fixtures";

const content = readContent(TEST_CONTENT, contentModel);
const place = (file: string, path: Path) => placeInEditor(content, { file, path });

test("an entry is named by its section and its name", () => {
  for (const { file, collection, node, data } of content.entries) {
    if (collection.set === "single") continue;
    const name = truncate(collapseWhitespace(String(entryName(node, data))));
    expect(place(file, [])).toBe(`${collection.title} › ${name}`);
  }
});

test("an interface word is found by what it says in Spanish", () => {
  const skip = place("locales/en/layout.json", ["skip"]);
  expect(skip).toBe("Palabras › Cabecera, pie y avisos (English) › Saltar al contenido");
  const unknown = place("locales/en/layout.json", ["gone"]);
  expect(unknown).toBe("Palabras › Cabecera, pie y avisos (English) › gone");
});

/** Returns what the valid content lacks for the launch, with a review and an English message changed. */
const linesWith = async (review: object, skip: string) => {
  const { content: changed } = await changedFixture(undefined, {
    "reviews/lucia-ferrer-mas.json": (data) => Object.assign(data, { sample: true, ...review }),
    "locales/en/layout.json": (words) => (words.skip = skip),
    "questions/parrots.json": null,
  });
  return missingForLaunch(changed, [], promises).map((missing) =>
    missingLine(missing, modelMessages),
  );
};

test("a line says which entry of a list, and which word, is meant", async () => {
  expect(await linesWith({ name: "Marta" }, "PENDIENTE")).toEqual([
    expect.stringMatching(
      /En el escritorio: Palabras › Cabecera, pie y avisos \(English\) › \S.*\.$/,
    ),
    expect.stringMatching(/En el escritorio: Reseñas › Marta › Es un ejemplo\.$/),
  ]);
});

test("a name that is none, or not of one line, does not break the line", async () => {
  const place = async (name: unknown) =>
    (await linesWith({ name }, "Skip"))[0]?.split("escritorio: ")[1];
  expect(await place(7)).toBe("Reseñas › Es un ejemplo.");
  expect(await place("Marta\nand\u0007")).toBe("Reseñas › Marta and� › Es un ejemplo.");
});
