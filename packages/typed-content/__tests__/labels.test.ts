import { fieldLabels } from "../labels";
import { jsonSchema } from "../schema";
import { languageAt } from "../texts/shown-language";
import { conditions, house } from "../../../examples/guest-house/model/collections";

test("fields on a path are called by their titles, items by their numbers or names", () => {
  const root = jsonSchema(conditions);
  const path = ["sections", 1, "body", "en"];
  expect(fieldLabels(root, path)).toEqual(["Apartados", "2", "Texto", "English"]);
  const named = fieldLabels(root, path, (_, at) => `Nº ${String(at[1])}`);
  expect(named).toEqual(["Apartados", "Nº 1", "Texto", "English"]);
});

test("a field that the model does not know is called by its key", () => {
  expect(fieldLabels(jsonSchema(house), ["gone", 0])).toEqual(["gone", "1"]);
});

test("the last step of a path may be a language", () => {
  expect(languageAt(["title", "de"])).toBe("de");
  expect(languageAt(["de", "title"])).toBeUndefined();
  expect(languageAt(["title", "fr"])).toBeUndefined();
  expect(languageAt([])).toBeUndefined();
});
