import { readFileSync } from "node:fs";
import { languageCodes } from "../../src/model/languages";
import { contentModel } from "../../src/model";
import { factNames } from "../../packages/typed-content/texts/facts";
import { placeholdersIn } from "../../packages/typed-content/texts/placeholders";

test.each(["README.md", "README.en.md"])("the handbook's %s lists every placeholder", (file) => {
  const listed = placeholdersIn(readFileSync(`content/${file}`, "utf8"));
  // A fact that is a text differs by language, and texts are in one language.
  const isText = (name: string) => languageCodes.some((code) => name.endsWith(`.${code}`));
  const useful = factNames({ model: contentModel, entries: [] }).filter((name) => !isText(name));
  expect(useful.filter((name) => !listed.includes(name))).toEqual([]);
});
