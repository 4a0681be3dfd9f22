import { useEffect, useRef, useState } from "react";
import { toldChanges, type Told } from "../content/told";
import { withoutTold } from "../content/take-back";
import { openConflicts } from "../content/conflicts";
import { useDesk, useWords, useWork } from "../context";
import { checkedOf, type Desk } from "../desk";
import { Icon } from "../icon";
import { AdviceList } from "./advice-list";
import { ChangeRow } from "./change-row";
import { ShowDraft } from "./show-draft";
import { OlderErrors, ToCorrect } from "./to-correct";
import { UndoAllDialog } from "./undo-all";
import { useDrawer } from "./use-drawer";

type DrawerProps = { isOpen: boolean; onClose: () => void };

/** All that would become public, what stops it and what is worth a look, at the right under the bar. */
export const ChangesDrawer = ({ isOpen, onClose }: DrawerProps) =>
  isOpen ? <Drawer onClose={onClose} /> : null;

const takeBackNow = (desk: Desk, change: Told) =>
  desk.setWork(withoutTold(desk.state().work, change, Date.now()));

const Drawer = ({ onClose }: { onClose: () => void }) => {
  const desk = useDesk();
  const words = useWords();
  const work = useWork();
  const [isAsking, setAsking] = useState(false);
  const drawer = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useDrawer(drawer, heading, onClose);
  const checked = checkedOf(work);
  const conflicts = openConflicts(work);
  const told = toldChanges(work);
  const wrong = conflicts.length + checked.brought.length;

  // The button that was pressed is gone with its change: the next one takes the focus.
  const taken = useRef<number>();
  useEffect(() => {
    if (taken.current === undefined) return;
    const rows = drawer.current?.querySelectorAll<HTMLElement>(".change > button") ?? [];
    const next = rows[Math.min(taken.current, rows.length - 1)] ?? heading.current;
    taken.current = undefined;
    next?.focus();
  }, [told]);
  const takeBack = (change: Told, index: number) => {
    taken.current = index;
    takeBackNow(desk, change);
  };

  return (
    <>
      <div className="veil" />
      <dialog open className="changes" ref={drawer} aria-labelledby="changes-title">
        <div className="changes__head">
          <h1 id="changes-title" ref={heading} tabIndex={-1}>
            {words.bar.changes}
          </h1>
          <button type="button" className="x" aria-label={words.changes.close} onClick={onClose}>
            <Icon name="x" />
          </button>
        </div>
        <p className="hide" role="status">
          {words.changes.counts(told.length, wrong)}
        </p>
        <div className="changes__body">
          <ToCorrect checked={checked} conflicts={conflicts} onLeave={onClose} />
          {told.length > 0 ? (
            <>
              <h2>
                {words.changes.willChange} <span className="badge badge--sea">{told.length}</span>
              </h2>
              <ol>
                {told.map((change, index) => (
                  <ChangeRow
                    key={change.id}
                    told={change}
                    onLeave={onClose}
                    onTakeBack={() => takeBack(change, index)}
                  />
                ))}
              </ol>
            </>
          ) : (
            <p>{words.changes.none}</p>
          )}
          <AdviceList checked={checked} onLeave={onClose} />
          <OlderErrors checked={checked} onLeave={onClose} />
        </div>
        {desk.drafts && <ShowDraft drafts={desk.drafts} hasChanges={told.length > 0} />}
        <div className="changes__foot">
          <span>{told.length > 0 && words.changes.kept}</span>
          {told.length > 0 && (
            <button type="button" className="link link--quiet" onClick={() => setAsking(true)}>
              <Icon name="undo" />
              {words.changes.undoAll}
            </button>
          )}
        </div>
        <UndoAllDialog
          count={told.length}
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          onUndo={() => {
            setAsking(false);
            desk.undoAll();
            heading.current?.focus();
          }}
        />
      </dialog>
    </>
  );
};
