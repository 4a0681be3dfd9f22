import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { CreatePagesArgs, CreateResolversArgs } from "gatsby";
import { languageCodes } from "../languages";
import { collections } from "../model";
import type { Collection } from "../model/collection";
import { drawCard, type CardDrawing } from "../share-cards/card";
import { JPEG, renderCard, type CardPicture } from "../share-cards/render";
import { typefaces } from "../share-cards/typefaces";
import type { Resolve } from "./field-extensions";
import { pageOf, shareCardContent } from "./share-card-content";

const FOLDER = "public/share";

/** The collections with the words of a whole page. */
const ofPages = collections.filter(
  ({ shownOn, schema }) => shownOn && "heading" in schema.shape && "lead" in schema.shape,
);

/** The cards that have been asked for, by the names of their files. */
const drawings = new Map<string, { drawing: CardDrawing; picture?: CardPicture }>();

/**
 * Draws the card of a page, but does not render it, and returns its address, which changes with all
 * that is to be seen on it: messengers keep what they have found at an address.
 */
const shareCard =
  (collection: Collection): Resolve =>
  async (node, { language }, { nodeModel }) => {
    // A card changes with the code that draws it.
    await nodeModel.findOne({ type: "SourceCode", query: {} });
    const content = await shareCardContent(collection, node, language, nodeModel);
    const { card, picture, pictureDigest } = content;
    const drawing = drawCard(card, await typefaces());
    const seen = JSON.stringify([drawing, picture?.focus, pictureDigest, JPEG]);
    const digest = createHash("sha256").update(seen).digest("hex").slice(0, 8);
    const name = `${pageOf(collection, node)}-${language}.${digest}.jpg`;
    drawings.set(name, { drawing, picture });
    return `/share/${name}`;
  };

/** While content is edited it may have errors, with which the page should open all the same. */
const whileEditing =
  (resolve: Resolve): Resolve =>
  async (...parameters) => {
    try {
      return await resolve(...parameters);
    } catch (error) {
      if (process.env.NODE_ENV === "production") throw error;
      return null;
    }
  };

/** Gives the words of each page the address of its share card, the picture that a shared link shows. */
export const addShareCards = ({ createResolvers }: CreateResolversArgs) => {
  for (const collection of ofPages) {
    const field = { type: "String", args: { language: "String!" } };
    createResolvers({
      [collection.type]: {
        shareCard: { ...field, resolve: whileEditing(shareCard(collection)) },
      },
    });
  }
};

type Answer = Record<string, { nodes: { shareCard: string }[] }>;

/** The names of all cards, which are drawn by being asked for. */
const cardNames = async (graphql: CreatePagesArgs["graphql"]) => {
  const names: string[] = [];
  for (const language of languageCodes) {
    const fields = ofPages.map(
      ({ type }) => `all${type} { nodes { shareCard(language: "${language}") } }`,
    );
    const { data, errors } = await graphql<Answer>(`{ ${fields.join(" ")} }`);
    if (!data || errors) throw new Error(`The share cards could not be drawn: ${errors}`);
    const cards = Object.values(data).flatMap(({ nodes }) => nodes);
    names.push(...cards.map(({ shareCard: address }) => basename(address)));
  }
  return names;
};

const renderTo = async (file: string, name: string) => {
  const found = drawings.get(name);
  if (!found) throw new Error(`Nobody has drawn ${name}.`);
  writeFileSync(`${file}.part`, await renderCard(found.drawing, found.picture));
  // A build that is stopped leaves no half of a card, which the next one would take for a whole one.
  renameSync(`${file}.part`, file);
};

/** Renders the cards that earlier builds have not, and removes those that no page names any more. */
export const publishShareCards = async (graphql: CreatePagesArgs["graphql"]) => {
  const names = await cardNames(graphql);
  mkdirSync(FOLDER, { recursive: true });
  for (const file of readdirSync(FOLDER)) if (!names.includes(file)) rmSync(join(FOLDER, file));
  for (const name of names)
    if (!existsSync(join(FOLDER, name))) await renderTo(join(FOLDER, name), name);
};
