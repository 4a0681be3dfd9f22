import { withEntryBack } from "../core/removal";
import { useDesk, useWords, useWork } from "../state/context";
import { addressOf } from "../core/places";
import { deletedRows, unreadableFiles } from "./list-rows";
import { contentNow } from "../core/edits";
import type { Collection } from "@brisa/typed-content";

/** The deleted entries are still public. Unreadable files are listed, too. */
export const DeletedRows = ({ collection }: { collection: Collection }) => {
  const desk = useDesk();
  const work = useWork();
  const { common, lists } = useWords();
  const deleted = deletedRows(work, collection);
  const unreadable = unreadableFiles(contentNow(work), collection);
  if (deleted.length + unreadable.length === 0) return null;
  return (
    <ul className="places">
      {deleted.map(({ file, name = file }) => (
        <li key={file} className="place place--plain is-hidden">
          <span />
          <div className="place__text row">
            <a href={addressOf({ screen: "entry", file })}>{name}</a>
            <span className="badge">{lists.deleted}</span>{" "}
            <button
              type="button"
              className="link"
              aria-label={`${common.undo}: ${name}`}
              onClick={() => desk.setWork(withEntryBack(desk.state().work, file, Date.now()))}
            >
              {common.undo}
            </button>
          </div>
        </li>
      ))}
      {unreadable.map(({ file }) => (
        <li key={file} className="place place--plain">
          <span />
          <div className="place__text row">
            <a href={addressOf({ screen: "entry", file })}>{file}</a>
            <span className="badge badge--error">{lists.unreadable}</span>
          </div>
        </li>
      ))}
    </ul>
  );
};
