import { cachedBy } from "../../base/cached-by";
import { CONFIRMED_FILE, isMarks, isPicture, OLDER_FILE } from "../../typed-content/files/content";
import { nodeAt, type Path, type SchemaNode } from "../../typed-content/schema";
import { sectionOf, type SectionName } from "../core/sections";
import { changesOf, type Change } from "./changes";
import type { Edit, Edits } from "../core/edits";
import { schemaOf } from "../core/model";
import type { Work } from "../core/work";

/** The desk lists and undoes them as one. */
export type ChangeGroup = {
  /** Stable for as long as the change exists. */
  id: string;
  file: string;
  edit: Edit;
  /** A field, a list item, or a picture with its description and focus. */
  path: Path;
  changes: readonly [Change, ...Change[]];
  /** New pictures, which are undone with the change. */
  media: string[];
};

/** What was confirmed is one change. Marks of outdated translations are listed if there is nothing else. */
export const changeGroups = ({ edits }: Pick<Work, "edits">): ChangeGroup[] => groupsIn(edits);

const groupsIn = cachedBy((edits: Edits): ChangeGroup[] => {
  const files = [...edits].filter(([file]) => !isMarks(file));
  const entries = files
    .filter(([file]) => !isPicture(file))
    .flatMap(([file, edit]) => inFile(file, edit));
  const pictures: ChangeGroup[] = [];
  for (const [file, edit] of files.filter(([name]) => isPicture(name))) {
    const user = edit.base === undefined && entries.find((each) => shows(each, file));
    if (user) user.media.push(file);
    else pictures.push(...inFile(file, edit));
  }
  const all = [...entries, ...pictures, ...confirmedIn(edits)];
  const marks = edits.get(OLDER_FILE);
  return all.length === 0 && marks ? inFile(OLDER_FILE, marks) : all;
});

const confirmedIn = (edits: Edits): ChangeGroup[] => {
  const file = CONFIRMED_FILE;
  const edit = edits.get(file);
  const [first, ...others] = edit ? changesOf(file, edit) : [];
  if (!edit || !first) return [];
  return [{ id: file, file, edit, path: [], changes: [first, ...others], media: [] }];
};

const shows = ({ changes }: ChangeGroup, picture: string) =>
  changes.some(
    (change) =>
      change.kind !== "removed" && JSON.stringify(change.after)?.includes(`"/${picture}"`),
  );

const inFile = (file: string, edit: Edit): ChangeGroup[] => {
  const root = schemaOf(file);
  const all = changesOf(file, edit);
  const groups = new Map<string, ChangeGroup>();
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

/** The value that changes as one: a new picture with its description, or its focus. */
const together = (root: SchemaNode, all: Change[], path: Path): Path => {
  const picture = pictureOn(root, path);
  if (!picture) return path;
  const isAt = (other: Path, wanted: Path) => JSON.stringify(other) === JSON.stringify(wanted);
  if (all.some((change) => isAt(change.path, [...picture, "file"]))) return picture;
  return path[picture.length] === "focus" ? [...picture, "focus"] : path;
};

/** The beginning of a path that leads to a picture field, if any. */
export const pictureOn = (root: SchemaNode, path: Path): Path | undefined =>
  path
    .map((_, index) => path.slice(0, index + 1))
    .find((at) => nodeAt(root, at)?.kind === "picture");

export const countOf = (work: Pick<Work, "edits">) => changeGroups(work).length;

export const countBySection = (
  groups: readonly ChangeGroup[],
): ReadonlyMap<SectionName, number> => {
  const counts = new Map<SectionName, number>();
  for (const { file } of groups.filter((each) => !isMarks(each.file))) {
    const section = sectionOf(file);
    counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  return counts;
};
