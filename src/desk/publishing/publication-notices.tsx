import { useCommitMessage } from "../told/use-commit-message";
import { openConflicts } from "../merge/conflicts";
import { countOf } from "../told/change-groups";
import { useDesk, useIsHome, usePublishingWords, useWords, useWork } from "../core/context";
import type { DeskState } from "../core/desk";
import { sectionOf, sectionTitle } from "../core/sections";
import { isUnconfirmed } from "../core/work";
import type { Progress } from "../stores/store";
import { Details } from "../window/details";
import { Notice } from "../window/notice";
import { usePostponed } from "../window/postponed";
import { Problem } from "../window/problem";

type NotPublishedProps = {
  onChanges: () => void;
  outcome: Exclude<NonNullable<DeskState["outcome"]>, { kind: "published" }>;
  onClose: () => void;
};

/** Says why nothing was published, and what to do. */
export const NotPublished = ({ outcome, onChanges, onClose }: NotPublishedProps) => {
  const desk = useDesk();
  const message = useCommitMessage();
  const words = useWords();
  const work = useWork();
  const { recall } = usePostponed();
  const { notices } = words;
  const { failed, unconfirmed } = usePublishingWords();
  const title = isUnconfirmed(work) ? unconfirmed : failed;
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
  if (outcome.kind === "conflict") {
    const conflicts = openConflicts(work);
    const isOwn = conflicts.every(({ conflict }) => conflict.isTakenBack);
    const told = isOwn ? notices.changedAgain : notices.conflict;
    return (
      <Notice isError onClose={onClose}>
        <p>
          <strong>{title}</strong> <span>{told(conflicts.length)}</span> <span>{kept}</span>
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
      <button type="button" className="btn" onClick={() => void desk.publish(message())}>
        {words.common.tryAgain}
      </button>
    </Notice>
  );
};

type BuildFailedProps = {
  publication: Extract<NonNullable<DeskState["publication"]>, { status: "failed" }>;
  onClose: () => void;
};

/** Says that what was published has not reached the site. */
export const BuildFailed = ({ publication: { detail, address }, onClose }: BuildFailedProps) => {
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

/** Counts the pictures of a publication that are stored already. */
export const Uploading = ({ progress: { done, of } }: { progress: Progress }) => {
  const { notices } = useWords();
  return (
    <Notice>
      {/* Not announced picture by picture. */}
      <p aria-live="off">{notices.uploading(done, of)}</p>
    </Notice>
  );
};
