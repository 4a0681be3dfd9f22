import { useEffect, useRef, useState } from "react";
import { changeGroups, countOf, type ChangeGroup } from "../told/change-groups";
import { withoutGroup } from "../history/take-back";
import { openConflicts, type Work } from "../core/work";
import { useDesk, useDeskState, usePublishingWords, useWords, useWork } from "../core/context";
import { checkedOf } from "../core/check";
import type { Desk } from "../core/desk";
import { Icon } from "../window/icon";
import { AdviceList, LeavingList, OlderErrors, ToCorrect } from "./to-correct";
import { ChangeRow, WaitingList } from "./change-rows";
import { ShowDraft } from "../drafts/show-draft";
import { useCountedChanges, useForLater } from "./for-later";
import { leftInWords, waitingRows } from "./waiting-rows";
import { useLeaving } from "../core/leaving";
import { readyOf } from "./ready";
import { StatusLine, type EndedSession } from "./status";
import { Part } from "../window/part";
import { useDialog } from "../window/use-dialog";
import { useDrawer } from "../window/use-drawer";
import { usePublishChosen } from "./publish-button";

type DrawerProps = { isOpen: boolean; ended?: EndedSession; onClose: () => void };

export const ChangesDrawer = ({ isOpen, ...given }: DrawerProps) =>
  isOpen ? <Drawer {...given} /> : null;

const undoChange = (desk: Desk, change: ChangeGroup) =>
  desk.setWork(withoutGroup(desk.state().work, change, Date.now()));

const Drawer = ({ ended, onClose }: Omit<DrawerProps, "isOpen">) => {
  const desk = useDesk();
  const words = useWords();
  const work = useWork();
  const publishing = usePublishingWords();
  const [isAsking, setAsking] = useState(false);
  const drawer = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useDrawer(drawer, heading, onClose);
  const checked = checkedOf(work);
  const conflicts = openConflicts(work);
  const { ready, faults } = readyOf(work);
  const changes = changeGroups({ edits: ready });
  const errorCount = conflicts.length + faults.length;
  const forLater = useForLater();
  const waits = waitingRows(work, ({ id }) => !forLater.ids.has(id));
  const later = waitingRows(work, ({ id }) => forLater.ids.has(id));
  const count = countOf(work);
  const counted = useCountedChanges().length;
  const leaving = useLeaving();
  const isPublished = changes.length > 0 && errorCount === 0;
  const isParted = waits.length + later.length > 0 && isPublished;

  // The pressed button disappears with its change, so the focus moves to the button of the next change.
  const undone = useRef<number>();
  useEffect(() => {
    if (undone.current === undefined) return;
    const rows = drawer.current?.querySelectorAll<HTMLElement>(".change > button") ?? [];
    const next = rows[Math.min(undone.current, rows.length - 1)] ?? heading.current;
    undone.current = undefined;
    next?.focus();
  }, [changes]);
  /** The work as it was left when something was taken out of the changes. */
  const [without, setWithout] = useState<Work>();
  const noteTaken = () => setWithout(desk.state().work);
  const undoAt = (change: ChangeGroup, index: number) => {
    undone.current = index;
    undoChange(desk, change);
    noteTaken();
  };
  const bringBack = () => {
    desk.undo();
    heading.current?.focus();
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
        <Part>
          <StatusLine
            ended={ended}
            onChanges={() => heading.current?.focus()}
            isWhole
            onLeave={onClose}
          />
        </Part>
        <p className="hide" role="status">
          {words.changes.counts(counted, errorCount)}
        </p>
        <div className="changes__body">
          <ToCorrect faults={faults} conflicts={conflicts} onLeave={onClose} />
          <LeavingList leaving={leaving} onLeave={onClose} />
          {changes.length > 0 && (
            <>
              <h2>
                <span>{isParted ? publishing.ready : words.changes.willChange}</span>{" "}
                <span className="badge badge--sea">{changes.length}</span>
              </h2>
              <ol>
                {changes.map((change, index) => (
                  <ChangeRow
                    key={change.id}
                    change={change}
                    onLeave={onClose}
                    onUndo={() => undoAt(change, index)}
                  />
                ))}
              </ol>
            </>
          )}
          {counted === 0 && <p>{publishing.none}</p>}
          <WaitingList
            title={words.changes.notYet}
            rows={waits}
            later={later.length}
            onLater={forLater.add}
            onTakeBack={forLater.takeBack}
            onRemoved={noteTaken}
            onLeave={onClose}
          />
          <AdviceList checked={checked} leaving={leaving} onLeave={onClose} />
          <OlderErrors checked={checked} onLeave={onClose} />
          {desk.drafts && <ShowDraft drafts={desk.drafts} hasChanges={count > 0} />}
        </div>
        {(isParted || (isPublished && leaving.length > 0)) && (
          <PublishReady
            count={changes.length}
            left={
              waits.length > 0
                ? leftInWords(
                    waits.flatMap(({ groups }) => groups),
                    words,
                  )
                : undefined
            }
            onDone={() => heading.current?.focus()}
          />
        )}
        <div className="changes__foot">
          {without === work ? (
            <span>
              <span>{words.changes.taken}</span>{" "}
              <button type="button" className="link" onClick={bringBack}>
                {words.changes.bringBack}
              </button>
            </span>
          ) : (
            <span>{count > 0 && (isParted ? publishing.leftHere : publishing.kept)}</span>
          )}
          {count > 0 && (
            <button type="button" className="link link--quiet" onClick={() => setAsking(true)}>
              <Icon name="undo" />
              {words.changes.undoAll}
            </button>
          )}
        </div>
        <UndoAllDialog
          count={count}
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

type UndoAllProps = { count: number; isOpen: boolean; onClose: () => void; onUndo: () => void };

/** Undoing a single change does not ask. */
const UndoAllDialog = ({ count, isOpen, onClose, onUndo }: UndoAllProps) => {
  const { changes } = useWords();
  const { undoAllHelp } = usePublishingWords();
  const dialog = useDialog(isOpen, onClose);
  return (
    <dialog {...dialog} className="dialog dialog--small" aria-labelledby="undo-all-title">
      <h1 id="undo-all-title">{changes.undoAllQuestion(count)}</h1>
      <p>
        <span>{undoAllHelp}</span> <span className="on-wide">{changes.undoAllKeys}</span>
      </p>
      <p className="row">
        <button type="button" className="btn btn--sea" onClick={onUndo}>
          {changes.undoAllYes}
        </button>
        <button type="button" className="btn" onClick={onClose}>
          {changes.undoAllNo}
        </button>
      </p>
    </dialog>
  );
};

type PublishReadyProps = {
  count: number;
  /** Undefined if nothing else is told. */
  left?: string;
  onDone: () => void;
};

/** With the local store it saves. */
const PublishReady = ({ count, left, onDone }: PublishReadyProps) => {
  const desk = useDesk();
  const { publishReady } = usePublishingWords();
  const isBusy = useDeskState(({ isPublishing }) => isPublishing);
  const isOnline = useDeskState((state) => state.isOnline);
  const hasPen = useDeskState((state) => state.hasPen);
  const publishChosen = usePublishChosen();
  const publish = async () => {
    await publishChosen((work) => readyOf(work).ready);
    if (desk.state().outcome?.kind === "published") onDone();
  };
  return (
    <div className="changes__do">
      <button
        type="button"
        className="publish publish--wide"
        disabled={isBusy || !isOnline || !hasPen}
        onClick={() => void publish()}
      >
        {publishReady(count, left)}
      </button>
    </div>
  );
};
