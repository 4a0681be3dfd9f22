import type { LanguageCode } from "../languages";
import { collections } from "../model";
import type { Collection } from "../model/collection";
import type { RouteName } from "../routes";
import type { Card } from "../share-cards/card";
import type { Trip } from "../share-cards/day";
import type { CardPicture } from "../share-cards/render";
import { localizedText, mediaFile, type NodeModel } from "./field-extensions";

type Node = Record<string, unknown>;
type Company = Node & { name: string; position: Card["day"]["position"] };
type Prices = { packages: { trip: string }[] };
type Picture = Node & Pick<CardPicture, "focus">;
type File = { absolutePath: string; internal: { contentDigest: string } };
type Entry = Node & { jsonId: string; order?: number; hidden?: boolean };

/** The page on which a node's words are shown. */
export const pageOf = ({ shownOn }: Collection, node: Node): RouteName | undefined =>
  typeof shownOn === "object" ? shownOn[String(node.yamlId)] : shownOn;

/** The entries that the site shows, in its order. */
const shownEntries = async (type: string, nodeModel: NodeModel) => {
  const { entries } = await nodeModel.findAll({ type, query: {} });
  const place = ({ order, jsonId }: Entry) => order ?? Number(jsonId);
  return (Array.from(entries) as Entry[])
    .filter(({ hidden }) => !hidden)
    .sort((a, b) => place(a) - place(b));
};

/** The page's own picture, or the first that its entries show. */
const pictureOf = async (node: Node, page: RouteName | undefined, nodeModel: NodeModel) => {
  if (node.picture) return node.picture as Picture;
  const withPictures = collections.find(
    ({ set, shownOn, schema }) => set === "open" && shownOn === page && "picture" in schema.shape,
  );
  const [first] = withPictures ? await shownEntries(withPictures.type, nodeModel) : [];
  return first?.picture as Picture | undefined;
};

/** The trips that have a price: others are not on the site. */
const pricedTrips = async (nodeModel: NodeModel) => {
  const { packages } = (await nodeModel.findOne({ type: "Prices", query: {} })) as Prices;
  const trips = (await shownEntries("Trip", nodeModel)) as (Entry & Trip)[];
  return trips
    .filter(({ jsonId }) => packages.some(({ trip }) => trip === jsonId))
    .map(({ start, end, sky }) => ({ start, end, sky }));
};

/** What the card of a page tells, which is what the page does, and the file of its picture. */
export const shareCardContent = async (
  collection: Collection,
  node: Node,
  language: LanguageCode,
  nodeModel: NodeModel,
) => {
  const text = async (source: Node, fieldName: string) =>
    (await localizedText(source, { language }, { nodeModel }, { fieldName })) as string | null;
  const company = (await nodeModel.findOne({ type: "Company", query: {} })) as Company;
  const heading = (await text(node, "heading")) ?? "";
  const second = await text(node, "headingSecond");
  const picture = await pictureOf(node, pageOf(collection, node), nodeModel);
  const file =
    picture &&
    ((await mediaFile(picture, { language }, { nodeModel }, { fieldName: "file" })) as File | null);
  const card: Card = {
    // The second line of the home page's heading is in italics.
    title: second ? `${heading} *${second}*` : heading,
    brand: { name: company.name, tagline: (await text(company, "tagline")) ?? "" },
    day: { trips: await pricedTrips(nodeModel), position: company.position },
    hasPicture: Boolean(file),
  };
  return {
    card,
    picture: file ? { path: file.absolutePath, focus: picture?.focus } : undefined,
    pictureDigest: file?.internal.contentDigest,
  };
};
