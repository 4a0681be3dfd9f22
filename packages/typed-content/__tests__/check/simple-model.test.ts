import { checkContent } from "../../check/check-content";
import { declareModel } from "../../content";
import { group, plainText } from "../../fields";
import { declareLanguages, languages } from "../../languages";
import type { Collection } from "../../schema";
import "../../../../examples/guest-house/model/languages";

test("of a model that says nothing else, what its collections lack is found", async () => {
  const schema = group("La tienda", { name: plainText("Nombre") });
  const shop: Collection = { type: "Shop", title: "", path: "shop.json", set: "single", schema };
  const model = declareModel({ collections: [shop], timeZone: "Europe/Madrid", facts: {} });
  const { errors, warnings } = await checkContent("no-such-folder", model, { es: {}, en: {} });
  expect(errors).toMatchObject([{ file: "shop.json" }]);
  expect(warnings).toEqual([]);
});

test("a default language without a row is told, with what to do", () => {
  expect(() => declareLanguages("pt" as never, languages())).toThrow(
    "The default language, “pt”, has no row in `declareLanguages`. Add it.",
  );
});
