import { isLocalized } from "../../fields/kind";
import * as z from "zod";
import { asLanguageCode } from "../../languages";
import type { ContentModel } from "../../content";
import { jsonSchema, type SchemaNode } from "../../schema";
import { sayUnsaid, type Say, type Sentences } from "./wrong-model";

/** A field of a schema, with what is around it. */
type Field = { at: string; node: SchemaNode; around?: Field };

export const checkFields = (model: ContentModel, sentences: Sentences, say: Say) => {
  for (const collection of model.collections) {
    for (const field of fieldsIn({ at: collection.type, node: jsonSchema(collection) })) {
      checkKind(field, say);
      if (field.node.writtenIn !== undefined) checkWrittenIn(field, field.node.writtenIn, say);
      if (field.node.kind === "reference") checkReference(field, model, sentences, say);
      for (const code of Object.values(field.node.moved ?? {}))
        sayUnsaid(field.at, code, sentences, say);
    }
    checkRefinements(collection.type, collection.schema, sentences, say);
  }
};

/** The field and all inside it. The languages of a text are no fields. */
export const fieldsIn = (field: Field): Field[] => {
  const { properties = {}, items } = field.node;
  if (isLocalized(field.node)) return [field];
  const inside = Object.entries(properties).map(([key, node]) => ({
    at: `${field.at} › ${key}`,
    node,
    around: field,
  }));
  const item = items ? [{ at: field.at, node: items, around: field }] : [];
  return [field, ...[...inside, ...item].flatMap(fieldsIn)];
};

const checkKind = ({ at, node: { kind, items } }: Field, say: Say) => {
  if (!kind) say(at, "no form knows this field. Make it with a function of typed-content/fields.");
  if (kind === "list" && items?.kind !== "group")
    say(at, "the items of a list are groups. Put the field into a `group`.");
};

const checkWrittenIn = ({ at, around }: Field, writtenIn: string, say: Say) => {
  const codes = around?.node.properties?.[writtenIn]?.enum ?? [];
  if (codes.length === 0 || !codes.every(asLanguageCode))
    say(at, `no choice of \`languageCodes\` beside it is called "${writtenIn}". Add it.`);
};

const checkReference = (
  { at, node, around }: Field,
  { collections }: ContentModel,
  sentences: Sentences,
  say: Say,
) => {
  const { collection: type, warnings, gone } = node;
  const target = collections.find((each) => each.type === type);
  const group = Object.values(around?.node.properties ?? {});
  if (!target)
    say(at, `it refers to ${type}, which is none of \`collections\`. Add it, or refer to another.`);
  if (target?.set === "single")
    say(at, `it refers to ${type}, which is a single file. Refer to a folder with entries.`);
  if (warnings && around?.around?.node.kind !== "list")
    say(at, "a `reference` stands in a group of a list. Use a `link` here.");
  else if (warnings && group.find((each) => each.warnings) !== node)
    say(at, "another `reference` of the group names it. Use a `link` here.");
  for (const code of [...Object.values(warnings ?? {}), ...(gone ? [gone] : [])])
    sayUnsaid(at, code, sentences, say);
};

/** What each `refine` says it has found, and where. */
const checkRefinements = (at: string, schema: z.core.$ZodType, sentences: Sentences, say: Say) => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodArray)
    checkRefinements(at, schema.unwrap() as z.core.$ZodType, sentences, say);
  const shape = schema instanceof z.ZodObject ? schema.shape : {};
  for (const [key, field] of Object.entries(shape))
    checkRefinements(`${at} › ${key}`, field, sentences, say);
  for (const { _zod } of schema._zod.def.checks ?? []) {
    const { check, params, path: [field] = [] } = _zod.def as z.core.$ZodCustomDef;
    if (check !== "custom") continue;
    if (typeof params?.code === "string") sayUnsaid(`${at} › refine`, params.code, sentences, say);
    else say(`${at} › refine`, "it does not say what is wrong. Add `params: { code: … }`.");
    if (field !== undefined && !(field in shape))
      say(`${at} › refine`, `no field is called "${String(field)}". Name one in its \`path\`.`);
  }
};
