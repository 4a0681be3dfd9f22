import { useState } from "react";
import { useDesk, useDeskState, useIsHome, useWords } from "../core/context";
import type { DeskState } from "../core/desk";
import type { SessionState } from "../sign-in/session";
import { Details } from "./details";
import type { Outage } from "../stores/store";
import { isKnown, setKnown } from "./known";
import { DraftFound, LeftBefore, LeftByAnother } from "./left-notices";
import { Notice } from "./notice";
import { Problem } from "./problem";
import { BuildFailed, NotPublished, Uploading } from "../publishing/publication-notices";
import { useModelOld } from "./use-model-old";

/** A session that the Git host has ended. */
export type EndedSession = Pick<SessionState, "attempt"> & { onSignIn: () => void };

type NoticesProps = {
  onChanges: () => void;
  ended?: EndedSession;
};

/** Storage key, set once the notice that the desk works on this computer has been closed. */
const KNOWS_HOME = "desk-knows-home";

/** Shows the most important notice, one at a time, below the top bar. */
export const Notices = ({ onChanges, ended }: NoticesProps) => {
  const isHome = useIsHome();
  const state = useDeskState((each) => each);
  const [closed, setClosed] = useState<ReadonlySet<unknown>>(new Set());
  const [knowsHome, setKnowsHome] = useState(() => isKnown(KNOWS_HOME));
  const isOld = useModelOld();
  const { outcome, publication, leftAt, outage, isKept, draft, progress } = state;
  const { revision, isSetBack } = state.work.snapshot;
  const close = (what: unknown) => () => setClosed(new Set([...closed, what]));

  if (ended) return <SessionEnded {...ended} />;
  if (!state.hasPen) return <WrittenElsewhere />;
  if (outage && isKept) return <NoAnswer outage={outage} />;
  if (outcome && outcome.kind !== "published" && !isSignedOut(outcome) && !closed.has(outcome))
    return <NotPublished outcome={outcome} onChanges={onChanges} onClose={close(outcome)} />;
  if (progress && progress.of > 1) return <Uploading progress={progress} />;
  if (!isKept) return <NotKept />;
  if (isSetBack && !closed.has(revision)) return <SetBack onClose={close(revision)} />;
  if (isOld && !closed.has(NewerDesk)) return <NewerDesk onClose={close(NewerDesk)} />;
  // Two publications may fail with the same words.
  if (publication?.status === "failed" && !closed.has(publication.at))
    return <BuildFailed publication={publication} onClose={close(publication.at)} />;
  const [leftByOther] = state.leftByOthers;
  if (leftByOther) return <LeftByAnother left={leftByOther} />;
  if (draft.found) return <DraftFound at={draft.found.at} />;
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

/** Whether a publication failed because the session had expired, which `SessionEnded` reports. */
const isSignedOut = (outcome: NonNullable<DeskState["outcome"]>) =>
  outcome.kind === "problem" && outcome.problem === "signed-out";

const SessionEnded = ({ attempt, onSignIn }: EndedSession) => {
  const words = useWords();
  const { signIn } = words;
  const failure = attempt === "waiting" ? undefined : attempt;
  return (
    <Notice isError>
      <p>
        <strong>{signIn.ended}</strong> <span>{signIn.kept}</span>{" "}
        {failure && <Problem of={{ ...failure, problem: failure.outcome }} words={words} />}
      </p>
      {failure && <Details text={failure.detail} words={words} />}
      <button type="button" className="btn btn--sea" onClick={onSignIn}>
        {signIn.again}
      </button>
    </Notice>
  );
};

const NoAnswer = ({ outage }: { outage: Outage }) => {
  const desk = useDesk();
  const { notices, common } = useWords();
  const isHome = useIsHome();
  return (
    <Notice>
      <p>
        <strong>{isHome ? notices.homeOffline : notices.outage[outage]}</strong>{" "}
        <span>{isHome ? notices.homeOfflineHelp : notices.offlineHelp}</span>
      </p>
      <button type="button" className="btn" onClick={() => void desk.refresh()}>
        {common.tryAgain}
      </button>
    </Notice>
  );
};

/** Says that what this desk had seen or made is not published any more. */
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

const WrittenElsewhere = () => {
  const desk = useDesk();
  const { notices } = useWords();
  return (
    <Notice>
      <p>
        <strong>{notices.elsewhere}</strong> {notices.elsewhereHelp}
      </p>
      <button type="button" className="btn" onClick={desk.takePen}>
        {notices.writeHere}
      </button>
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

/** Loads the desk with the newer model. The edits are in the browser's storage. */
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
