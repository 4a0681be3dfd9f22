import { isPicture, pictureUses, freeName } from "@brisa/typed-content/files";
import {
  editedEntries,
  isSameFile,
  type Edit,
  type Edits,
  isUnreadable,
  storedIn,
  type Snapshot,
} from "./edits";
import { collectionOf } from "./model";
import { referencesTo, type Path, holds, type Collection } from "@brisa/typed-content";
import { valueAt, withValue } from "./paths";

/** From the present path of an added file to its new one. */
type AdditionNames = ReadonlyMap<string, string>;

const isAddition = ({ base, data }: Edit) => base === undefined && data !== undefined;

type Others = { files: Iterable<string>; dataOf: (file: string) => unknown };

/** A file that cannot be read says something else than any other. */
const UNKNOWN = Symbol("unknown");

export const othersIn = (snapshot: Snapshot): Others => ({
  files: snapshot.files,
  dataOf: (file) => (isUnreadable(snapshot, file) ? UNKNOWN : storedIn(snapshot, file)),
});

/** What two people add under one name are two things. `all`: states of the same edits, which get the same names. */
export const additionNames = (all: readonly Edits[], others: Others): AdditionNames => {
  const taken = new Set([...others.files, ...all.flatMap((edits) => [...edits.keys()])]);
  const names = new Map<string, string>();
  const seen = new Set<unknown>();
  for (const [file, edit] of all.flatMap((edits) => [...edits])) {
    if (names.has(file) || !isAddition(edit) || seen.has(edit.data)) continue;
    seen.add(edit.data);
    const theirs = others.dataOf(file);
    if (theirs === undefined) continue;
    const name = isSameFile(file, theirs, edit.data)
      ? undefined
      : otherName(file, edit.data, taken);
    if (name === undefined) continue;
    names.set(file, name);
    taken.add(name);
  }
  return names;
};

/** A free path for a picture or an entry; undefined for a file that can have no other. */
const otherName = (file: string, data: unknown, taken: ReadonlySet<string>) => {
  const free = (pathOf: (name: string) => string, name: string) =>
    pathOf(freeName(name, (other) => taken.has(pathOf(other))));
  if (isPicture(file)) {
    const [, start = "", name = "", ending = ""] = /^(.*\/)([^/]*)(\.\w+)$/.exec(file) ?? [];
    return free((other) => start + other + ending, name);
  }
  const collection = collectionOf(file);
  if (collection?.set !== "open") return undefined;
  const id = valueAt(data, ["id"]);
  const pathOf = (other: string | number) => collection.path.replace("*", String(other));
  if (typeof id !== "number") return free(pathOf, String(id));
  const ids = [...taken].filter((other) => holds(collection, other)).map(idIn(collection));
  return pathOf(Math.max(...ids.map(Number)) + 1);
};

/** Returns a function that finds the identifier in the path of an entry. */
const idIn = ({ path }: Collection) => {
  const [start = "", ending = ""] = path.split("*");
  return (file: string) => file.slice(start.length, -ending.length);
};

/** Also changes the references to what is renamed. */
export const withAdditionNames = (edits: Edits, names: AdditionNames): Edits => {
  if (names.size === 0) return edits;
  const entries = editedEntries(edits);
  const referring = new Map(edits);
  const write = (file: string, path: Path, value: unknown) => {
    const edit = referring.get(file);
    if (edit) referring.set(file, { ...edit, data: withValue(edit.data, path, value) });
  };
  for (const { file, path, picture } of pictureUses(entries)) {
    const name = names.get(picture);
    if (name !== undefined) write(file, path, `/${name}`);
  }
  for (const [file, name] of names) {
    const collection = collectionOf(file);
    const edit = edits.get(file);
    if (!collection || !edit || !isAddition(edit)) continue;
    const [before, after] = [file, name].map(idIn(collection));
    for (const place of referencesTo(entries, collection.type, before))
      write(place.file, place.path, after);
    write(file, ["id"], typeof valueAt(edit.data, ["id"]) === "number" ? Number(after) : after);
  }
  return new Map(
    Array.from(referring, ([file, edit]): [string, Edit] => {
      const name = isAddition(edit) ? names.get(file) : undefined;
      if (name === undefined) return [file, edit];
      return [name, isPicture(file) ? { ...edit, data: withPath(edit.data, name) } : edit];
    }),
  );
};

const withPath = (data: unknown, file: string) => withValue(data, ["picture", "file"], file);
