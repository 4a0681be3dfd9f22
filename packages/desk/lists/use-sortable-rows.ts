import { useState } from "react";
import { isRecord } from "@brisa/typed-content/helpers";
import { dataOf } from "../core/work";
import { useDesk, useSite, useWords, useWork } from "../state/context";
import { withoutEntries } from "../core/removal";
import type { SiteWords } from "../words/site-words";
import { orderAt, rowsOf, sectionsOf, type Row } from "./list-rows";
import { contentNow } from "../core/edits";
import type { Collection } from "@brisa/typed-content";

/** Without sections, all rows of a collection. */
export type RowGroup = {
  section?: string;
  title?: string;
  rows: Row[];
  /** Label of the button that removes all of them. */
  remove?: string;
};

type RowPosition = { group: number; position: number };

const byWhetherOver = (
  rows: Row[],
  words?: Required<SiteWords>["rowGroups"][string],
): RowGroup[] => {
  const over = rows.filter(({ note }) => note?.isOver);
  if (over.length === 0 || !words) return [{ rows }];
  const current = rows.filter((row) => !over.includes(row));
  return [
    { title: words.current, rows: current },
    { title: words.over, rows: over, remove: words.removeOver },
  ].filter((group) => group.rows.length > 0);
};

export const useSortableRows = (collection: Collection) => {
  const desk = useDesk();
  const { lists, site: words, code } = useWords();
  const noteOf = useSite().rowNotes[collection.type];
  const rows = rowsOf(contentNow(useWork()), collection, noteOf && ((data) => noteOf(data, code)));
  const [announcement, announce] = useState("");
  const sections = sectionsOf(collection);
  const groups: RowGroup[] = sections
    ? Object.entries(sections).map(([section, title], index) => ({
        section,
        title,
        // Rows without a valid section are listed in the first one; the check reports them.
        rows: rows.filter(
          (row) => row.section === section || (index === 0 && !((row.section ?? "") in sections)),
        ),
      }))
    : byWhetherOver(rows, words.rowGroups?.[collection.type]);

  const positionOf = (file: string): RowPosition | undefined => {
    for (const [group, { rows: own }] of groups.entries()) {
      const position = own.findIndex((row) => row.file === file);
      if (position >= 0) return { group, position };
    }
    return undefined;
  };

  /** Changes the order of the entry and, in one undo step with it, the section. */
  const move = (row: Row, to: RowPosition) => {
    const from = positionOf(row.file);
    const target = groups[to.group];
    if (!from || !target) return;
    const isSameGroup = from.group === to.group;
    // Whether an entry is over is not decided by its place.
    if (!isSameGroup && target.section === undefined) return;
    const others = target.rows.filter(({ file }) => file !== row.file);
    const order = orderAt(others, isSameGroup ? from.position : undefined, to.position);
    if (order === undefined) return;
    const name = row.name ?? lists.unnamed;
    const { section, title = "" } = target;
    if (isSameGroup) {
      desk.change(row.file, ["order"], order);
      announce(lists.movedTo(name, to.position + 1, target.rows.length));
    } else {
      const data = dataOf(desk.state().work, row.file);
      desk.change(row.file, [], { ...(isRecord(data) ? data : {}), section, order });
      announce(lists.movedToSection(name, title, to.position + 1));
    }
  };

  /** Past the end of a group, the row moves into the adjacent one. */
  const moveBy = (row: Row, by: number) => {
    const from = positionOf(row.file);
    if (!from) return;
    const position = from.position + by;
    const count = groups[from.group]?.rows.length ?? 0;
    if (position >= 0 && position < count) move(row, { group: from.group, position });
    else if (by < 0) {
      const above = groups[from.group - 1];
      if (above) move(row, { group: from.group - 1, position: above.rows.length });
    } else if (groups[from.group + 1]) move(row, { group: from.group + 1, position: 0 });
  };

  const moveToEnd = (row: Row, isLast: boolean) => {
    const { group } = positionOf(row.file) ?? { group: 0 };
    const count = groups[group]?.rows.length ?? 0;
    move(row, { group, position: isLast ? count - 1 : 0 });
  };

  const removeAll = (removed: Row[]) => {
    const files = removed.map(({ file }) => file);
    desk.setWork(withoutEntries(desk.state().work, files, Date.now()));
    announce(lists.removedOnes(files.length));
  };

  const toggleHidden = ({ file, name = lists.unnamed, isHidden }: Row) => {
    desk.change(file, ["hidden"], isHidden ? undefined : true);
    announce(isHidden ? lists.nowShown(name) : lists.nowHidden(name));
  };
  return { groups, move, moveBy, moveToEnd, toggleHidden, removeAll, announcement };
};
