import { withoutAccents } from "@brisa/typed-content/helpers";
import { type Content, filesOf, valueAt } from "@brisa/typed-content";
import { idsOf } from "@brisa/typed-content/files";
import { boats } from "../collections/boats";
import { aboutPage } from "../collections/pages/about";
import { fileOf } from "../collections/trips";
import { fleetIn } from "../facts";
import type { ModelFinding } from "../findings";

export const boatErrors = (content: Content): ModelFinding[] => {
  const all = filesOf(content, boats.type);
  if (all.length === 0 && idsOf(content, boats).complete)
    return [{ file: aboutPage.path, path: [], code: "no-boat" }];
  return [...all.flatMap(tooSmall), ...unnamed(content, all), ...withoutBoat(content)];
};

type Files = ReturnType<typeof filesOf>;

/** The boat may be sold to no more guests than it is certified for. */
const tooSmall = ({ file, data }: Files[number]): ModelFinding[] => {
  const path = ["sheet", "guests"];
  const [certified, sold] = [valueAt(data, path), valueAt(data, ["guests"])];
  return typeof certified === "number" && typeof sold === "number" && certified < sold
    ? [{ file, path, code: "boat-too-small", certified, sold }]
    : [];
};

/** Boats are told apart by their names alone. */
const unnamed = (content: Content, all: Files): ModelFinding[] => {
  const { shown, isSeveral } = fleetIn(content);
  const seen = new Set<string>();
  return all.flatMap(({ file, data: { id, name } }): ModelFinding[] => {
    const path = ["name"];
    const isShown = isSeveral && shown.some((boat) => boat.id === id);
    if (typeof name !== "string")
      return isShown && name === undefined ? [{ file, path, code: "boat-without-name" }] : [];
    const plain = withoutAccents(name).toLowerCase();
    const isTaken = seen.has(plain);
    seen.add(plain);
    return isTaken ? [{ file, path, code: "boat-name-twice", name }] : [];
  });
};

/** Once trips sail on several boats, none may be taken for one of another. */
const withoutBoat = (content: Content): ModelFinding[] => {
  const { isSeveral, sold } = fleetIn(content);
  return sold
    .filter(({ trip }) => isSeveral && !trip.boat)
    .map(({ trip }) => ({ file: fileOf(trip), path: ["boat"], code: "trip-without-boat" }));
};
