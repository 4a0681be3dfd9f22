import { addressOf, type Place } from "../core/places";
import { useDesk, useDeskState, useIsHome, usePublishingWords, useWords } from "../core/context";
import { Details, problemText } from "../window/problem";
import { Icon } from "../window/icon";
import { PlaceLink } from "../window/place-link";
import { isPicture } from "../../typed-content/files/content";
import type { Desk } from "../core/desk";
import { sectionOf, sectionTitle } from "../core/sections";
import { isUnconfirmed, openConflicts } from "../core/work";
import { saveState, withoutSave, withSaveAgain } from "../history/without-save";
import type { SessionState } from "../sign-in/session";
import { countOf } from "../told/change-groups";
import { publicSince, savedAt } from "../told/date-text";
import { saveLines } from "../told/sentences";
import type { LastPublication } from "../core/desk-state";
import { usePublicPage } from "../page/page-of";
import { usePublish } from "./publish-button";

/** Ended by the Git host. */
export type EndedSession = Pick<SessionState, "attempt"> & { onSignIn: () => void };

type Act = { label: string } & ({ onPress: () => void } | { href: string } | { place: Place });

/** Of the newest publication, or of what is in its way. */
type Status = {
  kind: "busy" | "done" | "failed" | "plain";
  text: string;
  help?: string;
  /** For whoever looks after the site. */
  detail?: string;
  acts?: readonly Act[];
  /** Whether the list of changes begins with what there is to do. */
  isListed?: true;
};

/** The same edit as any other. */
const takeBack = async (desk: Desk, { revision, edits }: LastPublication) => {
  const hasDeleted = [...edits].some(([file, { data }]) => isPicture(file) && data === undefined);
  const readPictures = async () => {
    const { deletedPictures } = await import("../window/rarely-used");
    // At home it is the newest save.
    const version = desk.store.authors ? { revision } : (await desk.store.history())?.[0];
    return version && deletedPictures(desk.store, { version: { author: "", ...version }, edits });
  };
  // Without a picture that cannot be read, the check tells that it is missing.
  const pictures = hasDeleted ? await readPictures().catch(() => undefined) : undefined;
  desk.setWork(withoutSave(desk.state().work, edits, pictures ?? new Map(), Date.now()));
};

/** At home, of the newest save. What is in the way of the next one comes first. */
const useStatus = (ended: EndedSession | undefined, onChanges: () => void): Status => {
  const desk = useDesk();
  const words = useWords();
  const isHome = useIsHome();
  const say = usePublishingWords();
  const publish = usePublish(onChanges);
  const publicPage = usePublicPage();
  const { outage, isKept, hasPen, isPublishing, progress, outcome, publication, last, work } =
    useDeskState((each) => each);
  const { status, signIn, common } = words;
  const kept = status.stillHere(countOf(work));

  if (ended) {
    const failure = ended.attempt === "waiting" ? undefined : ended.attempt;
    const why = failure && problemText({ ...failure, problem: failure.outcome }, words);
    return {
      ...{ kind: "failed", text: signIn.ended, help: why ?? signIn.kept, detail: failure?.detail },
      acts: [{ label: signIn.again, onPress: ended.onSignIn }],
    };
  }
  if (!hasPen)
    return {
      ...{ kind: "plain", text: status.elsewhere, help: status.elsewhereHelp },
      acts: [{ label: status.writeHere, onPress: desk.takePen }],
    };
  if (isPublishing)
    return progress && progress.of > 1
      ? { kind: "busy", text: status.uploading(progress.done, progress.of) }
      : { kind: "busy", text: say.publishing };
  if (outage)
    return {
      kind: "failed",
      text: isHome ? status.homeOffline : status.outage[outage],
      help: isKept ? (isHome ? status.homeOfflineHelp : status.offlineHelp) : undefined,
      acts: [{ label: common.tryAgain, onPress: () => void desk.tryAgain() }],
    };
  if (outcome && outcome.kind !== "published") {
    const text = isUnconfirmed(work) ? say.unconfirmed : say.failed;
    const failed = (why: string, acts: Act[]): Status => ({
      ...{ kind: "failed", text, help: `${why} ${kept}`, acts },
    });
    if (outcome.kind === "refused") {
      const { errors } = outcome;
      const section = sectionTitle(sectionOf(errors[0]?.file ?? ""), words);
      const see = { label: status.seeThem(errors.length), onPress: onChanges };
      return { ...failed(status.toCorrect(errors.length, section), [see]), isListed: true };
    }
    if (outcome.kind === "conflict") {
      const conflicts = openConflicts(work);
      const isOwn = conflicts.every(({ conflict }) => conflict.isTakenBack);
      const told = isOwn ? status.changedAgain : status.conflict;
      const decide = () => desk.recall(conflicts.map(({ conflict }) => conflict));
      const act = { label: status.decide, onPress: decide };
      return { ...failed(told(conflicts.length), [act]), isListed: true };
    }
    const { address } = outcome.advice;
    return {
      ...failed(problemText(outcome, words), [
        ...(address === undefined ? [] : [{ label: words.advice.identify, href: address }]),
        { label: common.tryAgain, onPress: () => void desk.tryAgain() },
      ]),
      detail: outcome.detail,
    };
  }

  const own = last?.by ? undefined : last;
  if (own && countOf(work) > 0 && saveState(work, own.edits).state === "taken-back")
    return {
      ...{ kind: "plain", text: say.undone },
      acts: [
        { label: say.publishIt, onPress: () => void publish() },
        {
          label: words.texts.history.doNotUndo,
          onPress: () => desk.setWork(withSaveAgain(work, own.edits, Date.now())),
        },
      ],
    };
  const undo = own && { label: common.undo, onPress: () => void takeBack(desk, own) };
  if (publication?.status === "failed") {
    const { detail, address } = publication;
    return {
      ...{ kind: "failed", text: isHome ? status.homeFailed : status.failed, detail },
      help: isHome ? undefined : status.buildFailed,
      acts: [
        ...(address === undefined ? [] : [{ label: status.whatHappened, href: address }]),
        ...(undo ? [undo] : []),
      ],
    };
  }
  const [first, ...more] = last?.by ? saveLines(last.edits, work, words) : [];
  if (last?.by && first) {
    const { where, before, after = words.changes.changed, place } = first;
    const who = last.by.join(", ") || (isHome ? status.outside : status.somebody);
    const what = [where, before, before === undefined ? undefined : "→", after]
      .filter((part) => part !== undefined)
      .join(" ");
    const rest = more.length > 0 ? `, ${words.start.more(more.length)}` : "";
    return {
      kind: publication?.status === "public" ? "done" : "plain",
      text: status.from(who, what + rest),
      acts: [{ label: status.see, place }],
    };
  }
  if (publication?.status === "building")
    return {
      kind: "busy",
      text: isHome ? (own ? status.homeBuilding : status.homePreparing) : status.building,
    };
  const acts = own && undo && [{ label: status.seeIt, href: publicPage(own) }, undo];
  if (isHome)
    // When others have saved is not known.
    return own
      ? { kind: "done", text: savedAt(own.at, words), acts }
      : { kind: "plain", text: status.home };
  if (publication?.status !== "public") return { kind: "plain", text: "" };
  const { since } = publication;
  const text = since === undefined ? status.public : publicSince(since, words);
  return { kind: "done", text, acts };
};

type StatusProps = { ended?: EndedSession; onChanges: () => void };

/**
 * Follows each publication. In the bar and in the foot, with room for two lines, a press opens the list of changes.
 * @param isWhole whether there is room for everything
 * @param onLeave called by a link to another place
 */
export const StatusLine = ({
  ended,
  onChanges,
  isWhole = false,
  onLeave,
}: StatusProps & { isWhole?: boolean; onLeave?: () => void }) => {
  const words = useWords();
  const { kind, text, help, detail = "", acts = [], isListed } = useStatus(ended, onChanges);
  const said = (
    <>
      <span>{text}</span>
      {help !== undefined && <span>{` ${help}`}</span>}
    </>
  );
  return (
    <div className={`status is-${kind}`}>
      {kind === "busy" && <span className="spin" />}
      {kind === "done" && <Icon name="check" />}
      {kind === "failed" && <Icon name="alert" />}
      {isWhole || help === undefined ? (
        <p className="status__text">{said}</p>
      ) : (
        <button type="button" className="status__text" onClick={onChanges}>
          {said}
        </button>
      )}
      {(isWhole && isListed ? [] : acts).map((act) => (
        <ActLink key={act.label} act={act} onLeave={onLeave} />
      ))}
      {isWhole && <Details text={detail} words={words} />}
    </div>
  );
};

const ActLink = ({ act, onLeave }: { act: Act; onLeave?: () => void }) => {
  if ("onPress" in act)
    return (
      <button
        type="button"
        className="link"
        // The second tap of two would be one on what has taken its place.
        onClick={({ detail }) => detail < 2 && act.onPress()}
      >
        {act.label}
      </button>
    );
  if ("place" in act)
    return (
      <PlaceLink key={addressOf(act.place)} className="link" place={act.place} onLeave={onLeave}>
        {act.label}
      </PlaceLink>
    );
  return (
    <a className="link" href={act.href} target="_blank" rel="noreferrer">
      {act.label}
    </a>
  );
};

/** For screen readers, once, wherever it is seen. */
export const StatusSpoken = ({ ended, onChanges }: StatusProps) => {
  const { text, help } = useStatus(ended, onChanges);
  return (
    <p className="hide" role="status">
      <span>{[text, help].filter(Boolean).join(" ")}</span>
    </p>
  );
};
