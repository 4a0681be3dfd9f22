import { withoutAccents } from "../../base/without-accents";
import { isRecord } from "../../base/is-record";
import { type Content, valueAt } from "../../typed-content/content";
import { idsOf } from "../../typed-content/files/content";
import { boats } from "../collections/boats";
import { aboutPage } from "../collections/pages/about";
import { fleetIn, tariffIn } from "../facts";
import type { ModelFinding } from "../findings";
import { shownTrips } from "../warnings/shown-trips";

export const boatErrors = (content: Content): ModelFinding[] => {
  const all = content.entries.filter(({ collection }) => collection.type === boats.type);
  if (all.length === 0 && idsOf(content, boats).complete)
    return [{ file: aboutPage.path, path: [], code: "no-boat" }];
  return [...all.flatMap(tooSmall), ...unnamed(content, all), ...withoutBoat(content)];
};

type Entries = Content["entries"];

/** The boat may be sold to no more guests than it is certified for. */
const tooSmall = ({ file, data }: Entries[number]): ModelFinding[] => {
  const path = ["sheet", "guests"];
  const [certified, sold] = [valueAt(data, path), valueAt(data, ["guests"])];
  return typeof certified === "number" && typeof sold === "number" && certified < sold
    ? [{ file, path, code: "boat-too-small", certified, sold }]
    : [];
};

/** Boats are told apart by their names alone. */
const unnamed = (content: Content, all: Entries): ModelFinding[] => {
  const { shown, isSeveral } = fleetIn(content);
  const seen = new Set<string>();
  return all.flatMap(({ file, data }): ModelFinding[] => {
    const { id, name } = isRecord(data) ? data : {};
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
  if (!fleetIn(content).isSeveral) return [];
  const sold = tariffIn(content).packages.map(({ trip }) => trip);
  return shownTrips(content)
    .filter(({ data }) => isRecord(data) && sold.includes(String(data.id)) && !data.boat)
    .map(({ file }) => ({ file, path: ["boat"], code: "trip-without-boat" }));
};
