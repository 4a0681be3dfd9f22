import { useEffect, useState } from "react";
import {
  useDesk,
  useDeskState,
  useIsHome,
  usePublishingWords,
  useWords,
  useWork,
} from "../state/context";
import { countOf } from "../core/changes";
import { begin, editsSince } from "../core/work";
import type { LeftByOther } from "../state/kept-edits";
import type { ShownDraft } from "../state/desk-state";
import { relativeDay } from "../told/date-text";
import type { Elements } from "../ui/children";
import type { Edits } from "../core/edits";
import { toldInLine } from "../told/told-changes";
import { Icon } from "../ui/icon";
import { PlaceLink } from "../ui/place-link";
import { isModelOld } from "../stores/served";

/** Looks again when content is newer, or has been published. */
const useModelOld = () => {
  const revision = useDeskState(({ work }) => work.snapshot.revision);
  const status = useDeskState(({ publication }) => publication?.status);
  const isOnline = useDeskState((state) => state.isOnline);
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void isModelOld().then((found) => {
      if (found && isCurrent) setOld(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [revision, status, isOnline]);
  return isOld;
};

/** Where storage is blocked, nothing is known. */
const isKnown = (key: string) => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

/** Where storage is blocked or full, only until the page is left. */
const setKnown = (key: string) => {
  try {
    localStorage.setItem(key, "yes");
  } catch {
    // It is shown again.
  }
};

export type StepTaken = { way: "undo" | "redo"; before: Edits; edits: Edits };

type NoticesProps = { onChanges: () => void; taken?: StepTaken };

/** Set once the notice that the desk works on this computer has been closed. */
const KNOWS_HOME = "desk-knows-home";

/**
 * The most important one, below all else, where it moves nothing. Publications have a line of their own
 * (`publishing/status.tsx`).
 */
export const Notices = ({ onChanges, taken }: NoticesProps) => {
  const isHome = useIsHome();
  const state = useDeskState((each) => each);
  const [closed, setClosed] = useState<ReadonlySet<unknown>>(new Set());
  const [knowsHome, setKnowsHome] = useState(() => isKnown(KNOWS_HOME));
  const isOld = useModelOld();
  const { leftAt, isKept, draft } = state;
  const { revision, isSetBack } = state.work.snapshot;
  const close = (what: unknown) => () => setClosed(new Set([...closed, what]));

  if (taken?.edits === state.work.edits && !closed.has(taken))
    return <Taken {...taken} onClose={close(taken)} />;
  if (!isKept) return <NotKept />;
  if (isSetBack && !closed.has(revision)) return <SetBack onClose={close(revision)} />;
  if (isOld && !closed.has(NewerDesk)) return <NewerDesk onClose={close(NewerDesk)} />;
  const [leftByOther] = state.leftByOthers;
  if (leftByOther) return <LeftByAnother left={leftByOther} />;
  if (draft.found) return <DraftFound found={draft.found} unread={draft.unread} />;
  if (leftAt !== undefined && !closed.has(leftAt))
    return <LeftBefore at={leftAt} onChanges={onChanges} onClose={close(leftAt)} />;
  if (isHome && !knowsHome)
    return (
      <AtHome
        onClose={() => {
          setKnown(KNOWS_HOME);
          setKnowsHome(true);
        }}
      />
    );
  return null;
};

/** It may be on another screen. */
const Taken = ({ way, before, edits, onClose }: StepTaken & { onClose: () => void }) => {
  const words = useWords();
  const what = toldInLine(editsSince(edits, before), useWork(), words);
  if (!what) return null;
  return (
    <Notice onClose={onClose}>
      <p>
        <strong>{words.notices[way]}</strong>{" "}
        <PlaceLink className="link" place={what.place}>
          {what.text}
        </PlaceLink>
      </p>
    </Notice>
  );
};

/** This desk had seen or made what is not published any more. */
const SetBack = ({ onClose }: { onClose: () => void }) => {
  const { notices } = useWords();
  return (
    <Notice isError onClose={onClose}>
      <p>
        <strong>{notices.setBack}</strong> <span>{notices.setBackHelp}</span>
      </p>
    </Notice>
  );
};

const NotKept = () => {
  const { notices } = useWords();
  const isHome = useIsHome();
  return (
    <Notice isError>
      <p>{isHome ? notices.notKeptHome : notices.notKept}</p>
    </Notice>
  );
};

/** The edits are in the browser's storage. */
const NewerDesk = ({ onClose }: { onClose: () => void }) => {
  const { notices } = useWords();
  return (
    <Notice onClose={onClose}>
      <p>
        <strong>{notices.newer}</strong> <span>{notices.newerHelp}</span>
      </p>
      <button type="button" className="btn btn--sea" onClick={() => location.reload()}>
        {notices.loadNewer}
      </button>
    </Notice>
  );
};

const AtHome = ({ onClose }: { onClose: () => void }) => {
  const { notices } = useWords();
  return (
    <Notice onClose={onClose}>
      <p>
        <strong>{notices.home}</strong> {notices.homeHelp}
      </p>
    </Notice>
  );
};

type NoticeProps = { isError?: boolean; children: Elements; onClose?: () => void };

const Notice = ({ isError = false, children, onClose }: NoticeProps) => {
  const words = useWords();
  return (
    <div
      className={isError ? "notice notice--row notice--error" : "notice notice--row"}
      role={isError ? "alert" : "status"}
    >
      {children}
      {onClose && (
        <button type="button" className="x" aria-label={words.notices.close} onClick={onClose}>
          <Icon name="x" />
        </button>
      )}
    </div>
  );
};

const LeftByAnother = ({ left }: { left: LeftByOther }) => {
  const { leftByOthers } = useDesk();
  const words = useWords();
  const { waiting } = usePublishingWords();
  const { snapshot } = useWork();
  const { notices } = words;
  const { name } = left.by;
  const count = countOf(begin(snapshot, left.edits));
  return (
    <Notice>
      <p>
        <strong>{notices.leftBy(name)}</strong>{" "}
        <span>{waiting(count, relativeDay(left.at, words))}</span>
      </p>
      <button type="button" className="btn btn--sea" onClick={() => leftByOthers.goOn(left)}>
        {notices.goOnWith}
      </button>
      <button type="button" className="btn" onClick={() => leftByOthers.leave(left)}>
        {notices.leaveTo(name)}
      </button>
    </Notice>
  );
};

type DraftFoundProps = {
  found: NonNullable<ShownDraft["found"]>;
  unread: ShownDraft["unread"];
};

const DraftFound = ({ found: { at, edits }, unread }: DraftFoundProps) => {
  const { drafts } = useDesk();
  const words = useWords();
  return (
    <Notice>
      {edits.size > 0 && <p>{words.drafts.found(relativeDay(at, words))}</p>}
      {unread && <p>{words.drafts[unread]}</p>}
      {edits.size > 0 && (
        <button type="button" className="btn btn--sea" onClick={drafts?.goOn}>
          {words.drafts.goOn}
        </button>
      )}
      <button type="button" className="btn" onClick={drafts?.leave}>
        {words.drafts.leave}
      </button>
    </Notice>
  );
};

type LeftProps = { at: number; onChanges: () => void; onClose: () => void };

const LeftBefore = ({ at, onChanges, onClose }: LeftProps) => {
  const words = useWords();
  const { waiting } = usePublishingWords();
  const count = countOf(useWork());
  if (count === 0) return null;
  return (
    <Notice onClose={onClose}>
      <p>
        <strong>{words.start.goOn}</strong> <span>{waiting(count, relativeDay(at, words))}</span>
      </p>
      <button type="button" className="btn" onClick={onChanges}>
        {words.start.seeThem(count)}
      </button>
    </Notice>
  );
};
