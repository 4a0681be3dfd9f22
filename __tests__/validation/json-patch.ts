import { isRecord } from "../../src/content-files/content";

/** One operation of a JSON Patch (RFC 6902). Its paths are JSON Pointers: no key of ours has a slash. */
export type Operation =
  | { op: "add" | "replace"; path: string; value: unknown }
  | { op: "copy" | "move"; from: string; path: string }
  | { op: "remove"; path: string };

type Holder = unknown[] | Record<string, unknown>;

/** A copy of the data, changed. Throws if an operation names something that is not there. */
export const applyPatch = <Data>(data: Data, operations: Operation[]): Data => {
  const copy = structuredCopy(data);
  for (const operation of operations) apply(copy, operation);
  return copy;
};

const structuredCopy = <Data>(data: Data) => JSON.parse(JSON.stringify(data)) as Data;

const apply = (data: unknown, operation: Operation) => {
  const { path } = operation;
  switch (operation.op) {
    case "add":
      return add(data, path, operation.value);
    case "replace":
      valueAt(data, path);
      return put(...placeOf(data, path), operation.value);
    case "remove":
      return remove(data, path);
    case "copy":
      return add(data, path, structuredCopy(valueAt(data, operation.from)));
    case "move": {
      const value = valueAt(data, operation.from);
      remove(data, operation.from);
      return add(data, path, value);
    }
    default:
      throw new Error(`No operation: ${JSON.stringify(operation)}`);
  }
};

const add = (data: unknown, path: string, value: unknown) => {
  const [holder, key] = placeOf(data, path);
  if (!Array.isArray(holder)) return put(holder, key, value);
  if (!(Number(key) <= holder.length)) throw new Error(`No item can be put at ${path}.`);
  holder.splice(Number(key), 0, value);
};

const remove = (data: unknown, path: string) => {
  valueAt(data, path);
  const [holder, key] = placeOf(data, path);
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
};

/** Even under the name `__proto__`, which an assignment would take for something else. */
const put = (holder: Holder, key: string, value: unknown) => {
  const attributes = { configurable: true, enumerable: true, writable: true };
  Object.defineProperty(holder, key, { ...attributes, value });
};

/** What holds the value, and its key there. */
const placeOf = (data: unknown, path: string): [Holder, string] => {
  const steps = path.split("/");
  const holder = steps.length > 2 ? valueAt(data, steps.slice(0, -1).join("/")) : data;
  if (!isRecord(holder) && !Array.isArray(holder)) throw new Error(`Nothing holds ${path}.`);
  return [holder, steps.at(-1) ?? ""];
};

const valueAt = (data: unknown, path: string): unknown => {
  const [holder, key] = placeOf(data, path);
  if (!Object.hasOwn(holder, key)) throw new Error(`There is no ${path}.`);
  return (holder as Record<string, unknown>)[key];
};
