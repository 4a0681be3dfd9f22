import { useState } from "react";
import { useDeskState, useIsHome, useWords } from "../core/context";
import { isKnown, setKnown } from "./known";
import { DraftFound, LeftBefore, LeftByAnother } from "./left-notices";
import { Notice } from "./notice";
import { useModelOld } from "./use-model-old";

type NoticesProps = { onChanges: () => void };

/** Set once the notice that the desk works on this computer has been closed. */
const KNOWS_HOME = "desk-knows-home";

/**
 * The most important one, below all else, where it moves nothing. Publications have a line of their own
 * (`publishing/status.tsx`).
 */
export const Notices = ({ onChanges }: NoticesProps) => {
  const isHome = useIsHome();
  const state = useDeskState((each) => each);
  const [closed, setClosed] = useState<ReadonlySet<unknown>>(new Set());
  const [knowsHome, setKnowsHome] = useState(() => isKnown(KNOWS_HOME));
  const isOld = useModelOld();
  const { leftAt, isKept, draft } = state;
  const { revision, isSetBack } = state.work.snapshot;
  const close = (what: unknown) => () => setClosed(new Set([...closed, what]));

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
