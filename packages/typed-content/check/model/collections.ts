import { isLocalized } from "../../fields/kind";
import type { ContentModel } from "../../content";
import { holds, type Collection, jsonSchema, nodeAt } from "../../schema";
import { isDotFile, isHandbook, isMarks, isMessages, isPicture } from "../../files/content";
import { queryField } from "../../graphql/sdl";
import { wrongNames } from "../rules/files";
import { listOf, type Say } from "./wrong-model";

export const checkCollections = ({ collections }: ContentModel, say: Say) => {
  // The desk and GraphQL call a list by its folder.
  const lists = collections.filter(({ set }) => set === "open").map(queryField);
  collections.forEach((collection, index) => {
    const { type, section } = collection;
    const earlier = collections.slice(0, index);
    const twin = earlier.find((each) => each.type === type);
    if (twin) say(type, `${twin.path} and ${collection.path} both have this type. Rename one.`);
    if (!/^[A-Z]\w*$/.test(type))
      say(type, "a type begins with a capital and has only a-z and 0-9.");
    checkPath(collection, earlier, say);
    checkSet(collection, lists, say);
    if (section !== undefined && !lists.includes(section))
      say(`${type} › section`, `there is no list "${section}". The lists are: ${listOf(lists)}.`);
    checkNames(collection, say);
  });
};

const FILE = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:json|yaml)$/;

/** Of an entry. */
const fileOf = ({ path }: Collection) => path.replace("*", "1");

const checkPath = (collection: Collection, earlier: readonly Collection[], say: Say) => {
  const { type, path } = collection;
  const file = fileOf(collection);
  const at = `${type} › path`;
  if (!FILE.test(file) || !holds(collection, file))
    say(at, `no file can match "${path}". Write it as "house.json" or "rooms/*.json", or .yaml.`);
  else if ([isPicture, isMessages, isHandbook, isMarks, isDotFile].some((is) => is(file)))
    say(at, `no entry can match "${path}": other files are there. Choose another folder or name.`);
  else if (wrongNames({ files: [file] }).length > 0)
    say(at, `not every system allows the name of "${path}". Choose another.`);
  const twin = earlier.find((each) => holds(each, file) || holds(collection, fileOf(each)));
  if (twin) say(at, `"${path}" has files of ${twin.type} (${twin.path}). Choose another folder.`);
};

const checkSet = (collection: Collection, lists: readonly string[], say: Say) => {
  const { type, path, set } = collection;
  const isFolder = path.includes("*");
  if (isFolder === (set === "single"))
    say(`${type} › set`, `"single" is for one file, "open" and ids for a folder. See "${path}".`);
  if (!isFolder) return;
  if (jsonSchema(collection).properties?.id?.kind !== "id")
    say(type, "entries of a folder are told apart by their `id`. Add `id: id()` to the schema.");
  const list = queryField(collection);
  if (set !== "open") return;
  if (list && !/^[a-z]\w*$/i.test(list))
    say(`${type} › path`, `GraphQL cannot call a list "${list}". Use a-z, A-Z and 0-9.`);
  if (lists.filter((each) => each === list).length > 1)
    say(`${type} › path`, `two lists are in a folder "${list}". Choose another folder.`);
};

const checkNames = (collection: Collection, say: Say) => {
  const { type, shownWith, shownOn, delivered = {}, set } = collection;
  const node = jsonSchema(collection);
  if (shownWith !== undefined && !isLocalized(node.properties?.[shownWith] ?? {}))
    say(`${type} › shownWith`, `the schema has no localized text "${shownWith}". Name one it has.`);
  for (const id of typeof shownOn === "object" ? Object.keys(shownOn) : [])
    if (!set.includes(id))
      say(`${type} › shownOn`, `"${id}" is not among the ids of the set. Correct one of the two.`);
  for (const path of Object.keys(delivered))
    if (!nodeAt(node, path.split(",").map(stepOf)))
      say(`${type} › delivered`, `the schema has no field "${path}". Commas divide the steps.`);
};

const stepOf = (step: string) => (/^\d+$/.test(step) ? Number(step) : step);
