import { isPicture, OLDER_FILE } from "../../content-files/content";
import { nodeAt, type Path, type SchemaNode } from "../../model/schema";
import { sectionOf, type SectionName } from "../desk-sections";
import { changesOf, type Change } from "./changes";
import { schemaOf, type Edit, type Edits } from "./edits";
import type { Work } from "./work";

/** What people are told of, and take back, as one change. */
export type Told = {
  /** Stays the same as long as the change does. */
  id: string;
  file: string;
  edit: Edit;
  /** What changes as one: a field, an item of a list, a picture with all that is said of it. */
  path: Path;
  /** There is at least one. */
  changes: readonly [Change, ...Change[]];
  /** New pictures that it shows, which come and go with it. */
  media: string[];
};

const known = new WeakMap<Edits, Told[]>();

/**
 * Returns what the edits change, as people are told of it. Marks of older translations follow from other
 * changes: they are told only where there is nothing else.
 */
export const toldChanges = ({ edits }: Pick<Work, "edits">): Told[] => {
  const told = known.get(edits) ?? tell(edits);
  known.set(edits, told);
  return told;
};

const tell = (edits: Edits): Told[] => {
  const files = [...edits].filter(([file]) => file !== OLDER_FILE);
  const entries = files
    .filter(([file]) => !isPicture(file))
    .flatMap(([file, edit]) => inFile(file, edit));
  const pictures: Told[] = [];
  for (const [file, edit] of files.filter(([name]) => isPicture(name))) {
    const user = edit.base === undefined && entries.find((each) => shows(each, file));
    if (user) user.media.push(file);
    else pictures.push(...inFile(file, edit));
  }
  const all = [...entries, ...pictures];
  const marks = edits.get(OLDER_FILE);
  return all.length === 0 && marks ? inFile(OLDER_FILE, marks) : all;
};

/** Whether a change brings a picture into a page. */
const shows = ({ changes }: Told, picture: string) =>
  changes.some(
    (change) =>
      change.kind !== "removed" && JSON.stringify(change.after)?.includes(`"/${picture}"`),
  );

const inFile = (file: string, edit: Edit): Told[] => {
  const root = schemaOf(file);
  const all = changesOf(file, edit);
  const groups = new Map<string, Told>();
  for (const change of all) {
    const path = root ? together(root, all, change.path) : change.path;
    const id = JSON.stringify([file, change.kind, ...path]);
    const others = groups.get(id);
    groups.set(
      id,
      others
        ? { ...others, changes: [...others.changes, change] }
        : { id, file, edit, path, changes: [change], media: [] },
    );
  }
  return [...groups.values()];
};

/** Returns the path of what changes as one: another picture with all that is said of it, or its focus. */
const together = (root: SchemaNode, all: Change[], path: Path): Path => {
  const length = path.findIndex(
    (_, index) => nodeAt(root, path.slice(0, index + 1))?.kind === "picture",
  );
  if (length < 0) return path;
  const picture = path.slice(0, length + 1);
  const isAt = (other: Path, wanted: Path) => JSON.stringify(other) === JSON.stringify(wanted);
  if (all.some((change) => isAt(change.path, [...picture, "file"]))) return picture;
  return path[length + 1] === "focus" ? [...picture, "focus"] : path;
};

/** Returns how many changes people are told of. */
export const countOf = (work: Pick<Work, "edits">) => toldChanges(work).length;

/** Returns how many of them there are in each section of the desk that has any. */
export const countBySection = (work: Pick<Work, "edits">): ReadonlyMap<SectionName, number> => {
  const counts = new Map<SectionName, number>();
  for (const { file } of toldChanges(work)) {
    const section = sectionOf(file);
    counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  return counts;
};
