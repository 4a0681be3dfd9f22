import { holds, type Collection } from "../../model/collection";
import { jsonSchema, nodeAt, type SchemaNode } from "../../model/schema";
import { expectation } from "./expected";
import type { Fault } from "../../content-files/error";
import { lineOf, oneLine } from "./line";
import type { OwnerLanguage } from "./owner-language";
import { tables } from "./tables";

/** "file › field: what is wrong, what to do", in plain words for the owner; always one line. */
export const sentence = (fault: Fault, collections: Collection[], language: OwnerLanguage = "es") =>
  lineOf(fault, reason(fault, collections, language));

/** What is wrong, what to do: a fault's sentence without its place. */
export const reason = (fault: Fault, collections: Collection[], language: OwnerLanguage = "es") => {
  const { faults, syntax } = tables[language];
  const collection = collections.find((candidate) => holds(candidate, fault.file));
  const whole: SchemaNode = collection ? jsonSchema(collection) : { kind: "group" };
  const node = nodeAt(whole, fault.path);
  const text = faults[fault.code]({
    file: fault.file,
    path: fault.path,
    detail: fault.detail ?? "",
    other: fault.other ?? "",
    options: fault.options ?? [],
    title: node?.title ?? "",
    expected: expectation(node, language),
    line: fault.syntax?.line ?? 0,
    column: fault.syntax?.column ?? 0,
    reason: fault.syntax ? syntax[fault.syntax.reason] : "",
  });
  return oneLine(text);
};
