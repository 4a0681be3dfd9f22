import { z } from "zod";
import { collections, contentModel } from "../../src/model";
import { modelVersion } from "../../src/typed-content/version";
import { group, id, plainText } from "../../src/typed-content/fields";
import type { Collection } from "../../src/typed-content/collection";

const boats: Collection = {
  type: "Boat",
  title: "Barcos",
  path: "boats/*.json",
  set: "open",
  schema: group("Barco", { id: id(), name: plainText("Nombre") }),
};

/** Returns the version with these collections at the end of the model. */
const versionWith = (...added: Collection[]) =>
  modelVersion({ collections: [...collections, ...added] });

test("the model has one version, and another after each change", () => {
  const withNumber = boats.schema.extend({ name: z.number() });
  const withMore = boats.schema.extend({ more: z.string() });
  const versions = [
    modelVersion(contentModel),
    ...[boats, { ...boats, path: "ships/*.json" }, { ...boats, set: ["a", "b"] }].map((each) =>
      versionWith(each),
    ),
    versionWith({ ...boats, schema: withNumber }),
    versionWith({ ...boats, schema: withMore }),
  ];
  expect(new Set(versions).size).toBe(versions.length);
  expect(modelVersion(contentModel)).toBe(versions[0]);
  expect(versionWith(boats)).toBe(versions[1]);
});
