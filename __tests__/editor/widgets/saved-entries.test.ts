import { collections } from "../../../src/model";
import type { Versions } from "../../../src/editor/browser/versions";
import { readEntries } from "../../../src/editor/browser/widgets/saved-entries";
import { contentForms } from "../content-forms";
import { present } from "../../setup/present";

const all = Object.fromEntries(
  contentForms.map(({ file, text }) => [file.replace("content/", ""), text]),
);

const entries = (type: string, changes: Record<string, string> = {}) => {
  const collection = collections.find((candidate) => candidate.type === type);
  if (!collection) throw new Error(type);
  const texts: Versions["texts"] = (folder = "") =>
    Promise.resolve(
      Object.fromEntries(
        Object.entries({ ...all, ...changes }).filter(([file]) => file.startsWith(folder)),
      ),
    );
  return readEntries({ texts } as Versions, collection);
};

const withData = (file: string, changes: object) =>
  JSON.stringify({ ...(JSON.parse(present(all[file], file)) as object), ...changes });

test("a list's entries stand in their order, by their Spanish names", async () => {
  const changes = { "trips/sunset.json": withData("trips/sunset.json", { order: 1.5 }) };
  expect((await entries("Trip", changes)).map(({ name }) => name)).toEqual([
    "Mañana",
    "Atardecer",
    "Mediodía",
    "Extendida",
  ]);
});

test("what cannot be read or has no place is left out", async () => {
  const changes = {
    "trips/morning.json": "{",
    "trips/midday.json": withData("trips/midday.json", { order: "2" }),
  };
  expect((await entries("Trip", changes)).map(({ id }) => id)).toEqual(["sunset", "extended"]);
});

test("an entry is shown with its picture, and one that is hidden says so", async () => {
  const [first] = await entries("GalleryPicture");
  const { picture } = JSON.parse(present(all["gallery/1.json"], "picture")) as {
    picture: { file: string };
  };
  expect(first).toMatchObject({ id: 1, picture: picture.file });
  const hidden = (await entries("Review")).filter(({ name }) => name?.endsWith(" · escondida"));
  expect(hidden.map(({ id }) => id)).toEqual(["hidden-guest"]);
});
