import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { languageCodes, languageRows, languages } from "../../src/model/languages";
import { contentOf } from "./check/fixtures";

test.each(languageCodes)("the row of %s is consistent", (code) => {
  const { name, tag } = languages[code];
  expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  expect(new Intl.Locale(tag).language).toBe(code);
  expect(new Intl.DisplayNames(code, { type: "language" }).of(code)?.toLowerCase()).toBe(
    name.toLowerCase(),
  );
});

test("a language added to the table is asked for in every text and in every file of words", async () => {
  const lines = await withFrench(async (root) => {
    const { contentModel } = await import("../../src/model");
    const { modelMessages } = await import("../../src/model/messages");
    const { checkContent } = await import("../../packages/typed-content/check/check-content");
    const { findingLine } = await import("../../packages/typed-content/check/messages");
    const { errors } = await checkContent(root, contentModel, modelMessages);
    return errors.map((error) => findingLine(error, modelMessages));
  });
  expect(lines).toEqual(
    expect.arrayContaining([
      "locales/fr/layout.json: falta este archivo. Copiad locales/es/layout.json y traducidlo.",
      "pages/closing.json › heading › fr: falta el texto en francés (fr). Añadidlo.",
      "legal/cookies.yaml › sections › 1 › body › fr: falta el texto en francés (fr). Añadidlo.",
    ]),
  );
  expect(lines.filter((line) => !line.includes("fr"))).toEqual([]);
});

test("the check and the launch list name a bracket with its mark of a missing text", async () => {
  const found = await withFrench(async (root) => {
    const text = '  - { id: more, title: {}, body: { fr: "[EN ATTENTE: fournisseur]" } }\n';
    appendFileSync(join(root, "legal/cookies.yaml"), text);
    const { contentModel } = await import("../../src/model");
    const { readContent } = await import("../../packages/typed-content/files/read");
    const { openBrackets } =
      await import("../../packages/typed-content/check/warnings/open-brackets");
    const { missingForLaunch } = await import("../../packages/typed-content/check/launch");
    const { promises } = await import("../../src/model/launch/promises");
    const content = readContent(root, contentModel);
    return [openBrackets(content), missingForLaunch(content, [], promises)];
  });
  const bracket = { code: "open-bracket", value: "[EN ATTENTE: fournisseur]" };
  for (const list of found) expect(list).toContainEqual(expect.objectContaining(bracket));
});

/** Imports the site's model anew, with another row in the tables of languages. */
const withFrench = async <Value>(work: (root: string) => Promise<Value>) => {
  const { root, remove } = await contentOf();
  let value: Value | undefined;
  const fr = { ...languageRows.es, copy: "copie", missing: "EN ATTENTE" };
  await jest.isolateModulesAsync(async () => {
    jest.doMock("../../src/model/languages", () => ({
      ...jest.requireActual<object>("../../src/model/languages"),
      languages: { ...languages, fr: { name: "Français", tag: "fr-FR" } },
      languageRows: { ...languageRows, fr },
      languageCodes: [...languageCodes, "fr"],
    }));
    value = await work(root);
  });
  remove();
  jest.dontMock("../../src/model/languages");
  return value as Value;
};
