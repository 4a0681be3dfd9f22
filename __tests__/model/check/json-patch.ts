import { isRecord } from "../../../packages/typed-content/helpers/is-record";

/** An operation of a JSON Patch (RFC 6902) on the data of files. Paths have no escapes: no key has a slash. */
export type Operation =
  | { op: "add" | "replace"; path: string; value: unknown }
  | { op: "copy" | "move"; from: string; path: string }
  | { op: "remove"; path: string };

export type Files = Record<string, unknown>;

/** Returns the data of files after a patch. Throws if a path of an operation does not exist. */
export const applyPatch = (files: Files, operations: Operation[] = []): Files => {
  const copy = structuredClone(files);
  for (const operation of operations) {
    const { path } = operation;
    if (operation.op === "remove") take(copy, path);
    else if ("value" in operation) {
      if (operation.op === "replace") take(copy, path);
      add(copy, path, operation.value);
    } else if (operation.op === "move") add(copy, path, take(copy, operation.from));
    else add(copy, path, structuredClone(placeOf(copy, operation.from).value));
  }
  return copy;
};

/** Finds a place: what holds it, its key there and, unless nothing is there, the value. */
const placeOf = (files: Files, path: string) => {
  const [, file = "", below] = /^\/(.*?\.(?:json|yaml))(?:\/(.*))?$/.exec(path) ?? [];
  const steps = [file, ...(below?.split("/") ?? [])];
  const key = steps.pop() ?? "";
  const holder = steps.reduce<unknown>((data, step) => Reflect.get(Object(data), step), files);
  if (!isRecord(holder) && !Array.isArray(holder)) throw new Error(`Nothing holds ${path}.`);
  return { holder: holder as object, key, value: Reflect.get(holder, key) as unknown };
};

const add = (files: Files, path: string, value: unknown) => {
  const { holder, key } = placeOf(files, path);
  if (Array.isArray(holder)) return void holder.splice(Number(key), 0, value);
  // An assignment to `__proto__` would set the prototype.
  const attributes = { configurable: true, enumerable: true, writable: true };
  Object.defineProperty(holder, key, { ...attributes, value });
};

/** Removes a value, and returns it. */
const take = (files: Files, path: string) => {
  const { holder, key, value } = placeOf(files, path);
  if (!Object.hasOwn(holder, key)) throw new Error(`There is no ${path}.`);
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
  return value;
};
