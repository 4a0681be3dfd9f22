import { useState } from "react";
import { commitMessage } from "../content/commit-message";
import { openConflicts } from "../content/conflicts";
import { countOf } from "../content/change-groups";
import { useDesk, useDeskState, useIsHome, useWords, useWork } from "../context";
import { begin } from "../content/work";
import type { DeskState } from "../desk";
import { sectionOf, sectionTitle } from "../desk-sections";
import type { Elements } from "../children";
import { Icon } from "../icon";
import type { LeftByOther } from "../kept-edits";
import type { Progress } from "../stores/store";
import { isKnown, setKnown } from "./known";
import { useModelOld } from "./use-model-old";
import { usePostponed } from "./postponed";
import type { SessionState } from "../stores/session";
import { relativeDay } from "./date-text";
import { Details } from "./details";
import { Problem } from "./problem";

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
  const { outcome, publication, leftAt, isOnline, isKept, draft, progress } = state;
  const close = (what: unknown) => () => setClosed(new Set([...closed, what]));

  if (ended) return <SessionEnded {...ended} />;
  if (!state.hasPen) return <WrittenElsewhere />;
  if (!isOnline && isKept) return <Offline />;
  if (outcome && outcome.kind !== "published" && !isSignedOut(outcome) && !closed.has(outcome))
    return <NotPublished outcome={outcome} onChanges={onChanges} onClose={close(outcome)} />;
  if (progress && progress.of > 1) return <Uploading progress={progress} />;
  if (!isKept) return <NotKept />;
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

type NotPublishedProps = Pick<NoticesProps, "onChanges"> & {
  outcome: Exclude<NonNullable<DeskState["outcome"]>, { kind: "published" }>;
  onClose: () => void;
};

const NotPublished = ({ outcome, onChanges, onClose }: NotPublishedProps) => {
  const desk = useDesk();
  const words = useWords();
  const work = useWork();
  const isHome = useIsHome();
  const { recall } = usePostponed();
  const { notices } = words;
  const title = isHome ? notices.notSaved : notices.notPublished;
  const kept = notices.stillHere(countOf(work));
  if (outcome.kind === "refused") {
    const { errors } = outcome;
    const section = sectionTitle(sectionOf(errors[0]?.file ?? ""), words);
    return (
      <Notice isError onClose={onClose}>
        <p>
          <strong>{title}</strong> <span>{notices.toCorrect(errors.length, section)}</span>{" "}
          <span>{kept}</span>
        </p>
        <button type="button" className="btn" onClick={onChanges}>
          {notices.seeThem(errors.length)}
        </button>
      </Notice>
    );
  }
  if (outcome.kind === "contested") {
    const conflicts = openConflicts(work);
    return (
      <Notice isError onClose={onClose}>
        <p>
          <strong>{title}</strong> <span>{notices.contested(conflicts.length)}</span>{" "}
          <span>{kept}</span>
        </p>
        <button
          type="button"
          className="btn"
          onClick={() => conflicts.forEach(({ conflict }) => recall(conflict))}
        >
          {notices.decide}
        </button>
      </Notice>
    );
  }
  return (
    <Notice isError onClose={onClose}>
      <p>
        <strong>{title}</strong>{" "}
        <span>
          <Problem of={outcome} words={words} />
        </span>{" "}
        <span>{kept}</span>
      </p>
      <Details text={outcome.detail} words={words} />
      <button
        type="button"
        className="btn"
        onClick={() => void desk.publish(commitMessage(desk.state().work))}
      >
        {words.common.tryAgain}
      </button>
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

const Offline = () => {
  const { notices } = useWords();
  const isHome = useIsHome();
  return (
    <Notice>
      <p>
        <strong>{isHome ? notices.homeOffline : notices.offline}</strong>{" "}
        <span>{isHome ? notices.homeOfflineHelp : notices.offlineHelp}</span>
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

type BuildFailedProps = {
  publication: Extract<NonNullable<DeskState["publication"]>, { status: "failed" }>;
  onClose: () => void;
};

const BuildFailed = ({ publication: { detail, address }, onClose }: BuildFailedProps) => {
  const words = useWords();
  const { notices } = words;
  const isHome = useIsHome();
  return (
    <Notice isError onClose={onClose}>
      <p>{isHome ? notices.homeBuildFailed : notices.buildFailed}</p>
      <Details text={detail} words={words} />
      {address !== undefined && (
        <a className="link" href={address} target="_blank" rel="noreferrer">
          {notices.whatHappened}
        </a>
      )}
    </Notice>
  );
};

const Uploading = ({ progress: { done, of } }: { progress: Progress }) => {
  const { notices } = useWords();
  return (
    <Notice>
      {/* Not announced picture by picture. */}
      <p aria-live="off">{notices.uploading(done, of)}</p>
    </Notice>
  );
};

/** Offers to continue what somebody else has left in this browser. */
const LeftByAnother = ({ left }: { left: LeftByOther }) => {
  const { leftByOthers } = useDesk();
  const words = useWords();
  const { snapshot } = useWork();
  const { notices } = words;
  const { name } = left.by;
  const count = countOf(begin(snapshot, left.edits));
  return (
    <Notice>
      <p>
        <strong>{notices.leftBy(name)}</strong>{" "}
        <span>{words.start.waiting(count, relativeDay(left.at, words))}</span>
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

/** Offers to continue a draft that was shown from another device. */
const DraftFound = ({ at }: { at: number }) => {
  const { drafts } = useDesk();
  const words = useWords();
  return (
    <Notice>
      <p>{words.drafts.found(relativeDay(at, words))}</p>
      <button type="button" className="btn btn--sea" onClick={drafts?.goOn}>
        {words.drafts.goOn}
      </button>
      <button type="button" className="btn" onClick={drafts?.leave}>
        {words.drafts.leave}
      </button>
    </Notice>
  );
};

type LeftProps = { at: number; onChanges: () => void; onClose: () => void };

const LeftBefore = ({ at, onChanges, onClose }: LeftProps) => {
  const words = useWords();
  const count = countOf(useWork());
  if (count === 0) return null;
  return (
    <Notice onClose={onClose}>
      <p>
        <strong>{words.start.goOn}</strong>{" "}
        <span>{words.start.waiting(count, relativeDay(at, words))}</span>
      </p>
      <button type="button" className="btn" onClick={onChanges}>
        {words.start.seeThem(count)}
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
