import { checkModel } from "../../check/model";
import type { ContentModel } from "../../content";
import type { Collection } from "../../schema";
import * as field from "../../fields";
import {
  conditions,
  house,
  photographs,
  rooms,
} from "../../../../examples/guest-house/model/collections";
import type { Sentences } from "../../../../examples/guest-house/model/findings";
import { content } from "../../../../examples/guest-house/__tests__/house-content";
import { en, es } from "../../../../examples/guest-house/model/messages";
import { guestHouse } from "../../../../examples/guest-house/model";

export type Model = ContentModel<keyof Sentences>;

/** Returns what the developer reads of a model that differs from the guest house's, without the line before it. */
export const toldOf = (changed: Partial<Model>, spanish = es) => {
  try {
    checkModel({ ...guestHouse, ...changed }, { es: spanish, en }, content);
  } catch (error) {
    return String(error).split("\n- ").slice(1).join("\n");
  }
  return "";
};

/** With other rooms. */
export const withRooms = (changed: Partial<Collection>): Partial<Model> => {
  const changedRooms = { ...rooms, ...changed };
  return {
    collections: [changedRooms, house, photographs, conditions],
    facts: { ...guestHouse.facts, from: [changedRooms] },
  };
};

const kitchen: Collection = {
  type: "Kitchen",
  title: "Cocina",
  path: "kitchen.json",
  set: "single",
  schema: field.group("Cocina", { name: field.plainText("Nombre") }),
};

/** With one more collection. */
export const withKitchen = (changed: Partial<Collection>): Partial<Model> => ({
  collections: [...guestHouse.collections, { ...kitchen, ...changed }],
});

/** With fields of the collection. */
export const withFields = (fields: Parameters<typeof field.group>[1]) =>
  withKitchen({ schema: field.group("Cocina", fields) });

/** With a list in it. */
export const withList = (fields: Parameters<typeof field.group>[1]) =>
  withFields({ all: field.list("Lista", field.group("Grupo", fields)) });
