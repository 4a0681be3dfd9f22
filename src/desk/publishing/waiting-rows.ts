import type { ContentError } from "../../typed-content/check/findings";
import { checkedOf } from "../core/check";
import { collectionOf } from "../core/model";
import type { Work } from "../core/work";
import { changeGroups, type ChangeGroup } from "../told/change-groups";
import { isAt, readyOf } from "./ready";

/** All new pictures of a collection wait together; else one change. */
export type WaitingRow = {
  id: string;
  groups: readonly [ChangeGroup, ...ChangeGroup[]];
  /** None if the changes only refer to what waits. */
  errors: readonly ContentError[];
};

/** Its new pictures are told together. */
const collectionOfPicture = ({ file, path, media }: ChangeGroup) =>
  path.length === 0 && media.length > 0 ? collectionOf(file)?.type : undefined;

/** @param isMeant which of the changes are meant */
export const waitingRows = (work: Work, isMeant: (group: ChangeGroup) => boolean): WaitingRow[] => {
  const { waiting } = readyOf(work);
  const { brought } = checkedOf(work);
  const rows = new Map<string, WaitingRow>();
  for (const group of changeGroups({ edits: waiting }).filter(isMeant)) {
    const id = collectionOfPicture(group) ?? group.id;
    const errors = brought.filter((error) => isAt(group, error));
    const row = rows.get(id);
    rows.set(
      id,
      row
        ? { ...row, groups: [...row.groups, group], errors: [...row.errors, ...errors] }
        : { id, groups: [group], errors },
    );
  }
  return [...rows.values()];
};
