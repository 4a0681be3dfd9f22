import { isRecord } from "../../../src/base/is-record";

/** An operation of a JSON Patch (RFC 6902). Paths are JSON Pointers without escapes: no key has a slash. */
export type Operation =
  | { op: "add" | "replace"; path: string; value: unknown }
  | { op: "copy" | "move"; from: string; path: string }
  | { op: "remove"; path: string };

/** Returns a patched copy of the data. Throws if a path of an operation does not exist. */
export const applyPatch = <Data>(data: Data, operations: Operation[]): Data => {
  const copy = structuredClone(data);
  for (const operation of operations) apply(copy, operation);
  return copy;
};

const apply = (data: unknown, operation: Operation) => {
  const { path } = operation;
  switch (operation.op) {
    case "add":
      return add(data, path, operation.value);
    case "replace":
      valueAt(data, path);
      return put(...parentOf(data, path), operation.value);
    case "remove":
      return void take(data, path);
    case "copy":
      return add(data, path, structuredClone(valueAt(data, operation.from)));
    case "move":
      return add(data, path, take(data, operation.from));
  }
};

const add = (data: unknown, path: string, value: unknown) => {
  const [parent, key] = parentOf(data, path);
  if (!Array.isArray(parent)) return put(parent, key, value);
  if (!(Number(key) <= parent.length)) throw new Error(`No item can be put at ${path}.`);
  parent.splice(Number(key), 0, value);
};

/** Defines a property, because an assignment to `__proto__` would set the prototype. */
const put = (parent: object, key: string, value: unknown) => {
  const attributes = { configurable: true, enumerable: true, writable: true };
  Object.defineProperty(parent, key, { ...attributes, value });
};

/** Removes a value, and returns it. */
const take = (data: unknown, path: string) => {
  const value = valueAt(data, path);
  const [parent, key] = parentOf(data, path);
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent, key);
  return value;
};

/** Returns the parent of a value, and the value's key. */
const parentOf = (data: unknown, path: string) => {
  const steps = path.split("/");
  const parent = steps.length > 2 ? valueAt(data, steps.slice(0, -1).join("/")) : data;
  if (!isRecord(parent) && !Array.isArray(parent)) throw new Error(`Nothing holds ${path}.`);
  return [parent as object, steps.at(-1) ?? ""] as const;
};

const valueAt = (data: unknown, path: string): unknown => {
  const [parent, key] = parentOf(data, path);
  if (!Object.hasOwn(parent, key)) throw new Error(`There is no ${path}.`);
  return Reflect.get(parent, key);
};
