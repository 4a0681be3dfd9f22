import { useRef, useState } from "react";
import { useDesk, usePublishingWords, useWords, useWork } from "../state/context";
import { useLeaving } from "../state/leaving";
import { openConflicts, type Work } from "../core/work";
import { ShowDraft } from "./show-draft";
import { withoutEntry } from "../core/removal";
import { withoutChange } from "../state/without-edits";
import { changesIn, countOf } from "../core/changes";
import { Icon } from "../ui/icon";
import { Part } from "../ui/part";
import { useDrawer } from "../ui/use-drawer";
import { useCountedChanges, useForLater } from "../state/for-later";
import { PublishChosen } from "./publish-button";
import { readyOf } from "../state/ready";
import { SectionOfRows, type ListActs } from "./section";
import { sectionsOf } from "./sections";
import { StatusLine, type EndedSession } from "./status";

type DrawerProps = { isOpen: boolean; ended?: EndedSession; onClose: () => void };

export const ChangesDrawer = ({ isOpen, ...given }: DrawerProps) =>
  isOpen ? <Drawer {...given} /> : null;

const useListActs = (onTaken: () => void): ListActs => {
  const desk = useDesk();
  const { add } = useForLater();
  const take = (without: (work: Work) => Work) => {
    desk.setWork(without(desk.state().work));
    onTaken();
  };
  return {
    undo: (change) => take((work) => withoutChange(work, change, Date.now())),
    remove: (change) =>
      take((work) =>
        change.path.length === 0
          ? withoutEntry(work, change.file, Date.now())
          : withoutChange(work, change, Date.now()),
      ),
    leave: add,
  };
};

const Drawer = ({ ended, onClose }: Omit<DrawerProps, "isOpen">) => {
  const desk = useDesk();
  const words = useWords();
  const work = useWork();
  const say = usePublishingWords();
  const drawer = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useDrawer(drawer, heading, onClose);
  /** The work as it was left when something was taken out of the changes. */
  const [without, setWithout] = useState<Work>();
  const acts = useListActs(() => setWithout(desk.state().work));
  const leaving = useLeaving();
  const { ids, takeBack } = useForLater();
  const { ready, waiting, faults } = readyOf(work);
  const [readyCount, notReady] = [countOf({ edits: ready }), changesIn({ edits: waiting })];
  const waits = notReady.filter(({ id }) => !ids.has(id));
  const later = notReady.length - waits.length;
  const errorCount = openConflicts(work).length + faults.length;
  const counted = useCountedChanges().length;
  const isPublished = readyCount > 0 && errorCount === 0;
  const isParted = notReady.length > 0 && isPublished;
  const sections = sectionsOf({ work, words, say, leaving, waits, acts, desk });
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
          {counted === 0 && <p>{say.none}</p>}
          {sections.map((section) => (
            <SectionOfRows key={section.title} section={section} onLeave={onClose} />
          ))}
          {later > 0 && (
            <button type="button" className="link link--quiet" onClick={takeBack}>
              {words.changes.forLater(later)}
            </button>
          )}
          {desk.drafts && <ShowDraft drafts={desk.drafts} hasChanges={work.edits.size > 0} />}
        </div>
        {(isParted || (isPublished && leaving.length > 0)) && (
          <div className="changes__do">
            <PublishChosen
              choose={(now) => readyOf(now).ready}
              label={say.publishReady(
                readyCount,
                waits.length > 0 ? words.common.changes(waits.length) : undefined,
              )}
            />
          </div>
        )}
        <Foot isParted={isParted} isTaken={without === work} />
      </dialog>
    </>
  );
};

const Foot = ({ isParted, isTaken }: { isParted: boolean; isTaken: boolean }) => {
  const desk = useDesk();
  const { changes } = useWords();
  const say = usePublishingWords();
  const count = countOf(useWork());
  const [isAsking, setAsking] = useState(false);
  const answer = (isUndone: boolean) => {
    setAsking(false);
    if (isUndone) desk.undoAll();
  };
  return (
    <div className="changes__foot quiet">
      {isAsking && count > 0 ? (
        <fieldset>
          <legend>{changes.undoAllQuestion(count)}</legend>
          <p>
            <span>{say.undoAllHelp}</span> <span className="on-wide">{changes.undoAllKeys}</span>
          </p>
          <p className="row">
            <button type="button" className="btn btn--sea" onClick={() => answer(true)}>
              {changes.undoAllYes}
            </button>
            <button type="button" className="btn" onClick={() => answer(false)}>
              {changes.undoAllNo}
            </button>
          </p>
        </fieldset>
      ) : (
        <>
          <p>
            {isTaken ? (
              <button type="button" className="link" onClick={desk.undo}>
                {changes.bringBack}
              </button>
            ) : (
              <span>{count > 0 && (isParted ? say.leftHere : say.kept)}</span>
            )}
          </p>
          {count > 0 && (
            <button type="button" className="link link--quiet" onClick={() => setAsking(true)}>
              <Icon name="undo" />
              {changes.undoAll}
            </button>
          )}
        </>
      )}
    </div>
  );
};
