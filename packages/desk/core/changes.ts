import { cachedBy } from "@brisa/typed-content/helpers";
import { CONFIRMED_FILE, isMarks, isPicture, OLDER_FILE } from "@brisa/typed-content/files";
import { nodeAt, type Path, type SchemaNode } from "@brisa/typed-content";
import { differencesOf, type Difference } from "./differences";
import type { Edit, Edits } from "./edits";
import { schemaOf } from "./model";
import type { Work } from "./work";
import { isSame } from "./json";
import { sectionOf, type SectionName } from "./places";

/** What is told, undone, left for later or put back as one. */
export type Change = {
  /** Stable for as long as the change exists. */
  id: string;
  file: string;
  edit: Edit;
  /** A field, a list item, or a picture with its description and focus. */
  path: Path;
  differences: readonly [Difference, ...Difference[]];
  /** New pictures, which are undone with the change. */
  media: string[];
};

/** What was confirmed is one change. Marks of outdated translations are a change if there is nothing else. */
export const changesIn = ({ edits }: Pick<Work, "edits">): Change[] => changesOf(edits);

const changesOf = cachedBy((edits: Edits): Change[] => {
  const inFiles = (isMeant: (file: string) => boolean) =>
    Array.from(edits).flatMap(([file, edit]) => (isMeant(file) ? inFile(file, edit) : []));
  const entries = inFiles((file) => !isMarks(file) && !isPicture(file));
  const pictures = inFiles(isPicture).filter(({ file, edit }) => {
    const user = edit.base === undefined && entries.find((each) => shows(each, file));
    if (user) user.media.push(file);
    return !user;
  });
  const all = [...entries, ...pictures, ...inFiles((file) => file === CONFIRMED_FILE)];
  return all.length > 0 ? all : inFiles((file) => file === OLDER_FILE);
});

const shows = ({ differences }: Change, picture: string) =>
  differences.some(
    (each) => each.kind !== "removed" && JSON.stringify(each.after)?.includes(`"/${picture}"`),
  );

const inFile = (file: string, edit: Edit): Change[] => {
  const all = differencesOf(file, edit);
  const changes = new Map<string, Change>();
  for (const difference of all) {
    const path = isMarks(file) ? [] : together(schemaOf(file), all, difference.path);
    const id = JSON.stringify([file, difference.kind, ...path]);
    const others = changes.get(id);
    changes.set(
      id,
      others
        ? { ...others, differences: [...others.differences, difference] }
        : { id, file, edit, path, differences: [difference], media: [] },
    );
  }
  return [...changes.values()];
};

/** The value that changes as one: a new picture with its description, or its focus. */
const together = (root: SchemaNode | undefined, all: Difference[], path: Path): Path => {
  const picture = root && pictureOn(root, path);
  if (!picture) return path;
  if (all.some((other) => isSame(other.path, [...picture, "file"]))) return picture;
  return path[picture.length] === "focus" ? [...picture, "focus"] : path;
};

/** The beginning of a path that leads to a picture field, if any. */
export const pictureOn = (root: SchemaNode, path: Path): Path | undefined =>
  path
    .map((_, index) => path.slice(0, index + 1))
    .find((at) => nodeAt(root, at)?.kind === "picture");

export const countOf = (work: Pick<Work, "edits">) => changesIn(work).length;

export const countBySection = (changes: readonly Change[]): ReadonlyMap<SectionName, number> => {
  const counts = new Map<SectionName, number>();
  for (const { file } of changes.filter((each) => !isMarks(each.file))) {
    const section = sectionOf(file);
    counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  return counts;
};
