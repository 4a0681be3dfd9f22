import { fieldsIn, listOf, throwFaults, type Say } from "@brisa/typed-content/check";
import { jsonSchema, nodeAt, type Path, type SchemaNode, holds } from "@brisa/typed-content";
import { giveModel } from "../core/model";
import { writtenKinds } from "../values/kinds";
import { stepsOf, openCollections, sectionGroups } from "../core/places";
import type { Task, WholeSite } from "../site";

/** The desk's own sections and screens, which stand in addresses as lists do. */
const OWN_NAMES = ["facts", "pages", "words", "pictures", "history", "promises", "file"];

/**
 * Whether all that a desk's site names is there, like `checkModel`.
 * @throws WrongModel
 */
export const checkDesk = async (site: WholeSite) => {
  giveModel(site.model);
  const words = { es: site.words.es, en: await site.words.en() };
  const promises = await site.promises?.();
  throwFaults((say) => {
    const named = namesOf(site, say);
    const { field, section, type, promised } = named;
    for (const name of openCollections().keys())
      if (OWN_NAMES.includes(name))
        say(name, "the desk has such a list itself. Rename the folder.");
    for (const collection of site.model.collections)
      for (const { at, node } of fieldsIn({ at: collection.type, node: jsonSchema(collection) }))
        if (node.kind && !(node.kind in writtenKinds))
          say(at, `no form knows "${node.kind}". Add it in values/kinds.ts and form/field.tsx.`);
    for (const task of site.tasks) checkTask(task, site, say, named);
    for (const name of site.firstMissing) field("firstMissing", name);
    for (const name of Object.keys(site.screens)) field("screens", name);
    for (const name of Object.keys(site.importers)) type("importers", name);
    for (const name of Object.keys(site.rowNotes)) type("rowNotes", name);
    for (const name of Object.values(promises?.groups ?? {}).flat()) promised(name);
    for (const { fields } of promises?.names ?? []) for (const name of fields) promised(name);
    for (const [language, { tasks = {}, sections = {}, rowGroups = {} }] of Object.entries(words)) {
      const at = `words (${language})`;
      for (const { name } of site.tasks)
        if (!(name in tasks)) say(`${at} › tasks`, `"${name}" has no title. Add it.`);
      for (const name of Object.keys(sections)) section(`${at} › sections`, name);
      for (const name of Object.keys(rowGroups)) type(`${at} › rowGroups`, name);
    }
  });
};

const namesOf = ({ model: { collections, messageTitles } }: WholeSite, say: Say) => {
  const sections = sectionGroups().flat();
  const types = collections.map((each) => each.type);
  const address = (at: string, file: string, path: Path) => {
    const collection = collections.find((each) => holds(each, file));
    if (!collection) say(at, `no collection has a file "${file}". Correct the name.`);
    else if (!hasField(jsonSchema(collection), path))
      say(at, `${file} has no field "${path.join(".")}". Correct the path.`);
  };
  return {
    address,
    /** `house.json#phone` */
    field: (at: string, name: string) => {
      const [file = "", path = ""] = name.split("#");
      address(at, file, path ? stepsOf(path) : []);
    },
    section: (at: string, name: string) => {
      if (!sections.includes(name))
        say(at, `no list is called "${name}", but ${listOf(sections)}.`);
    },
    type: (at: string, name: string) => {
      if (!types.includes(name))
        say(at, `no collection is called "${name}", but ${listOf(types)}.`);
    },
    /** `House.address.city`, or a message by its namespace. */
    promised: (name: string) => {
      const [first = "", ...path] = name.split(".");
      const collection = collections.find((each) => each.type === first);
      if (collection ? !hasField(jsonSchema(collection), path) : !(first in messageTitles))
        say("promises", `no field or message is called "${name}". Correct the name.`);
    },
  };
};

/** The path may leave out the numbers of list items. */
const hasField = (root: SchemaNode, path: Path) =>
  path.reduce<SchemaNode | undefined>(
    (node, step) => node && (nodeAt(node, [step]) ?? nodeAt(node, [0, step])),
    root,
  ) !== undefined;

const checkTask = (
  task: Task,
  site: WholeSite,
  say: Say,
  { address, section }: ReturnType<typeof namesOf>,
) => {
  const at = `tasks › ${task.name}`;
  if ("address" in task) return address(at, task.address.file, task.address.path);
  if ("page" in task) {
    if (!task.page.startsWith("/"))
      say(at, `no page is at "${task.page}". A path begins with "/".`);
  } else if ("place" in task) {
    const { place } = task;
    if (place.screen === "list") section(at, place.name);
    if (place.screen === "entry") address(at, place.file, place.field ?? []);
  } else {
    const { begin } = task;
    if (!site.model.collections.includes(begin) || begin.set !== "open")
      say(at, `no list of the model has entries of ${begin.type}. Name another collection.`);
  }
};
