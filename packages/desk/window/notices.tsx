import { useEffect, useState } from "react";
import { useDesk, useDeskState, useSetting, usePublishingWords, useWords } from "../state/context";
import { countOf } from "../core/changes";
import { begin, editsSince } from "../core/work";
import { relativeDay } from "../told/date-text";
import type { Edits } from "../core/edits";
import type { Place } from "../core/places";
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

/** Set once the notice that the desk works on this computer has been closed. */
const KNOWS_HOME = "desk-knows-home";

/** Where storage is blocked, nothing is known. */
const knowsHome = () => {
  try {
    return localStorage.getItem(KNOWS_HOME) !== null;
  } catch {
    return false;
  }
};

/** Where storage is blocked or full, only until the page is left. */
const keepKnown = () => {
  try {
    localStorage.setItem(KNOWS_HOME, "yes");
  } catch {
    // It is shown again.
  }
};

export type StepTaken = { way: "undo" | "redo"; before: Edits; edits: Edits };

type NoticesProps = { onChanges: () => void; taken?: StepTaken };

type Notice = {
  lead?: string;
  text: string;
  more?: string;
  place?: Place;
  acts?: readonly { label: string; onPress?: () => unknown; isMain?: true }[];
  isError?: true;
  onClose?: () => void;
};

/** The most important one. Publications have a line of their own (`publishing/status.tsx`). */
const useNotice = ({ onChanges, taken }: NoticesProps): Notice | undefined => {
  const desk = useDesk();
  const words = useWords();
  const { isHome } = useSetting();
  const { waiting } = usePublishingWords();
  const { leftAt, isKept, draft, work, leftByOthers } = useDeskState((each) => each);
  const [closed, setClosed] = useState<ReadonlySet<unknown>>(
    () => new Set(knowsHome() ? [KNOWS_HOME] : []),
  );
  const isOld = useModelOld();
  const { notices, drafts, start } = words;
  const { revision, isSetBack } = work.snapshot;
  const isOpen = (what: unknown) => !closed.has(what);
  const close = (what: unknown) => () => setClosed(new Set([...closed, what]));

  if (taken?.edits === work.edits && isOpen(taken)) {
    // It may be on another screen.
    const what = toldInLine(editsSince(taken.edits, taken.before), work, words);
    return what && { ...what, lead: notices[taken.way], onClose: close(taken) };
  }
  if (!isKept) return { isError: true, text: isHome ? notices.notKeptHome : notices.notKept };
  // This desk had seen or made what is not published any more.
  if (isSetBack && isOpen(revision)) {
    const { setBack: lead, setBackHelp: text } = notices;
    return { isError: true, lead, text, onClose: close(revision) };
  }
  // The edits are in the browser's storage.
  if (isOld && isOpen(isModelOld))
    return {
      ...{ lead: notices.newer, text: notices.newerHelp },
      acts: [{ label: notices.loadNewer, onPress: () => location.reload(), isMain: true }],
      onClose: close(isModelOld),
    };
  const [left] = leftByOthers;
  if (left) {
    const { name } = left.by;
    const count = countOf(begin(work.snapshot, left.edits));
    return {
      ...{ lead: notices.leftBy(name), text: waiting(count, relativeDay(left.at, words)) },
      acts: [
        { label: notices.goOnWith, onPress: () => desk.leftByOthers.goOn(left), isMain: true },
        { label: notices.leaveTo(name), onPress: () => desk.leftByOthers.leave(left) },
      ],
    };
  }
  if (draft.found) {
    const { at, edits } = draft.found;
    const isThere = edits.size > 0;
    const unread = draft.unread && drafts[draft.unread];
    const goOn = { label: drafts.goOn, onPress: desk.drafts?.goOn, isMain: true } as const;
    return {
      text: isThere ? drafts.found(relativeDay(at, words)) : (unread ?? ""),
      more: isThere ? unread : undefined,
      acts: [...(isThere ? [goOn] : []), { label: drafts.leave, onPress: desk.drafts?.leave }],
    };
  }
  if (leftAt !== undefined && isOpen(leftAt)) {
    const count = countOf(work);
    return count === 0
      ? undefined
      : {
          ...{ lead: start.goOn, text: waiting(count, relativeDay(leftAt, words)) },
          acts: [{ label: start.seeThem(count), onPress: onChanges }],
          onClose: close(leftAt),
        };
  }
  if (!isHome || !isOpen(KNOWS_HOME)) return undefined;
  return {
    ...{ lead: notices.home, text: notices.homeHelp },
    onClose: () => {
      keepKnown();
      close(KNOWS_HOME)();
    },
  };
};

/** Below all else, where it moves nothing. */
export const Notices = (props: NoticesProps) => {
  const words = useWords();
  const notice = useNotice(props);
  if (!notice) return null;
  const { lead, text, more, place, acts = [], isError, onClose } = notice;
  return (
    <div
      // Each is told by screen readers.
      key={lead ?? text}
      className={isError ? "notice notice--row notice--error" : "notice notice--row"}
      role={isError ? "alert" : "status"}
    >
      <p>
        {lead !== undefined && <strong>{`${lead} `}</strong>}
        {place ? (
          <PlaceLink className="link" place={place}>
            {text}
          </PlaceLink>
        ) : (
          <span>{text}</span>
        )}
        {more !== undefined && <span>{` ${more}`}</span>}
      </p>
      {acts.map(({ label, onPress, isMain }) => (
        <button
          key={label}
          type="button"
          className={isMain ? "btn btn--sea" : "btn"}
          onClick={onPress}
        >
          {label}
        </button>
      ))}
      {onClose && (
        <button type="button" className="x" aria-label={words.notices.close} onClick={onClose}>
          <Icon name="x" />
        </button>
      )}
    </div>
  );
};
