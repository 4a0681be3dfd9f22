import type { DeskState, Followed } from "../state/desk-state";
import type { Edits } from "../core/edits";
import { type Place, sectionOf, sectionTitle } from "../core/places";
import { isUnconfirmed, openConflicts, type Work } from "../core/work";
import { stateOf } from "../state/without-edits";
import type { SessionState } from "../sign-in/session";
import type { Publication } from "../stores/store";
import { countOf } from "../core/changes";
import { atMoment, momentText } from "../told/date-text";
import { toldInLine } from "../told/told-changes";
import { problemText } from "../ui/problem";
import type { Words } from "../words";

/** Each does what its label says, and nothing else. */
export type Act =
  | "sign in"
  | "write here"
  /** Asks the store, and goes on with what has failed. */
  | "try again"
  | "list"
  | "decide"
  /** Takes our publication back, as an edit. */
  | "undo"
  /** Publishes that edit alone. */
  | "publish undo"
  | "keep"
  /** The newest content, unchanged. */
  | "send again";

export type State = {
  kind: "busy" | "done" | "failed" | "plain";
  text: string;
  help?: string;
  /** What has been published, where there is room. */
  what?: string;
  /** For whoever looks after the site. */
  detail?: string;
  acts?: readonly ({ label: string } & ({ act: Act } | { href: string } | { place: Place }))[];
  /** Whether the list of changes begins with what there is to do. */
  isListed?: true;
};

export type Given = {
  state: DeskState;
  words: Words;
  isHome: boolean;
  /** Whose session the Git host has ended. */
  ended?: Pick<SessionState, "attempt">;
  /** The address of the public page with some edits. */
  pageWith: (edits: Edits) => string;
};

/** What is in the way of the next publication. */
const obstacle = (given: Given): State | undefined => {
  const { state, words, isHome, ended } = given;
  const { outage, isKept, hasPen, isPublishing, progress, outcome, work } = state;
  const { status, signIn, common } = words;
  const say = words.publishing[isHome ? "home" : "web"];
  const tryAgain = { label: common.tryAgain, act: "try again" } as const;
  const isUnknown = isUnconfirmed(work);

  if (ended) {
    const failure = ended.attempt === "waiting" ? undefined : ended.attempt;
    const why = failure && problemText({ ...failure, problem: failure.outcome }, words);
    return {
      ...{ kind: "failed", text: signIn.ended, detail: failure?.detail },
      help: why ?? (isUnknown ? say.unconfirmed : signIn.kept),
      acts: [{ label: signIn.again, act: "sign in" }],
    };
  }
  if (!hasPen)
    return {
      ...{ kind: "plain", text: status.elsewhere, help: status.elsewhereHelp },
      acts: [{ label: status.writeHere, act: "write here" }],
    };
  if (isPublishing)
    return progress && progress.of > 1
      ? { kind: "busy", text: status.uploading(progress.done, progress.of) }
      : { kind: "busy", text: say.publishing };
  const noAnswer = outage && (isHome ? status.homeOffline : status.outage[outage]);
  const problem = outcome?.kind === "problem" ? outcome : undefined;
  if (isUnknown) {
    const why = noAnswer ?? (problem && problemText(problem, words));
    return {
      ...{ kind: "failed", text: say.unconfirmed, detail: problem?.detail, acts: [tryAgain] },
      help: [why, say.unconfirmedHelp].filter(Boolean).join(" "),
    };
  }
  if (noAnswer)
    return {
      ...{ kind: "failed", text: noAnswer, acts: [tryAgain] },
      help: isKept ? (isHome ? status.homeOfflineHelp : status.offlineHelp) : undefined,
    };
  const count = countOf(work);
  const failed = (why: string, acts: State["acts"]): State => ({
    ...{ kind: "failed", text: say.failed, acts },
    help: count > 0 ? `${why} ${status.stillHere(count)}` : why,
  });
  if (outcome?.kind === "refused") {
    const { errors } = outcome;
    const section = sectionTitle(sectionOf(errors[0]?.file ?? ""), words);
    const see = { label: words.start.seeThem(errors.length), act: "list" } as const;
    return { ...failed(status.toCorrect(errors.length, section), [see]), isListed: true };
  }
  if (outcome?.kind === "conflict") {
    const conflicts = openConflicts(work);
    const isOwn = conflicts.every(({ conflict }) => conflict.isTakenBack);
    const told = isOwn ? status.changedAgain : status.conflict;
    const act = { label: status.decide, act: "decide" } as const;
    return { ...failed(told(conflicts.length), [act]), isListed: true };
  }
  if (!problem) return undefined;
  const { address } = problem.advice;
  const identify = address === undefined ? [] : [{ label: words.advice.identify, href: address }];
  return {
    ...failed(problemText(problem, words), [...identify, tryAgain]),
    detail: problem.detail,
  };
};

const webState = (publication: Publication | undefined, words: Words): State => {
  const { status } = words;
  const sendAgain = { label: status.sendAgain, act: "send again" } as const;
  switch (publication?.status) {
    case undefined:
      return { kind: "plain", text: "" };
    case "building": {
      const { since } = publication;
      return { kind: "busy", text: status.building(since && momentText(since, words)) };
    }
    case "late": {
      const text = status.late(atMoment(publication.since, words));
      return { kind: "failed", text, help: status.lateHelp, acts: [sendAgain] };
    }
    case "sent":
      return {
        kind: "plain",
        text: status.sent(atMoment(publication.since, words)),
      };
    case "public": {
      const { since } = publication;
      return { kind: "done", text: status.public(since && momentText(since, words)) };
    }
    case "failed": {
      const { detail, address, isContent } = publication;
      const read = address === undefined ? [] : [{ label: status.whatHappened, href: address }];
      return {
        ...{ kind: "failed", text: status.notArrived, detail },
        help: isContent ? status.contentHelp : status.buildHelp,
        acts: [...(isContent ? [] : [sendAgain]), ...read],
      };
    }
  }
};

/** At home the page follows each save. */
const homeState = (
  publication: Publication | undefined,
  mine: Followed | undefined,
  words: Words,
): State => {
  const { status } = words;
  if (publication?.status === "building")
    return { kind: "busy", text: mine ? status.homeBuilding : status.homePreparing };
  if (publication?.status === "failed")
    return { kind: "failed", text: status.homeFailed, detail: publication.detail };
  // When others have saved is not known.
  return mine
    ? { kind: "done", text: status.saved(atMoment(mine.at, words)) }
    : { kind: "plain", text: status.home };
};

const nameOf = ({ by }: Followed, { isHome, words: { status } }: Given) =>
  by.join(", ") || (isHome ? status.outside : status.somebody);

const isTakenBack = (work: Work, { edits }: Followed) =>
  countOf(work) > 0 && stateOf(work, edits) === "taken-back";

/** Of our newest publication. */
const own = (given: Given, mine: Followed): State => {
  const { state, words, isHome, pageWith } = given;
  const { work, theirs } = state;
  const say = words.publishing[isHome ? "home" : "web"];
  if (isTakenBack(work, mine))
    return {
      ...{ kind: "plain", text: say.undone },
      acts: [
        { label: say.publishIt, act: "publish undo" },
        { label: words.texts.history.doNotUndo, act: "keep" },
      ],
    };
  const { publication } = mine;
  const { revision } = work.snapshot;
  const what = toldInLine(mine.edits, work, words)?.text;
  const undo = { label: words.common.undo, act: "undo" } as const;
  // It goes with what somebody else has published since.
  const isBehind =
    publication?.status === "failed" && theirs?.revision === revision && mine.revision !== revision;
  if (isBehind)
    return {
      ...{ kind: "failed", text: words.status.behind(nameOf(theirs, given)), what, acts: [undo] },
    };
  const told = isHome ? homeState(publication, mine, words) : webState(publication, words);
  const isThere = isHome
    ? told.kind === "done"
    : publication?.status === "public" || publication?.status === "sent";
  const see = isThere ? [{ label: words.status.seeIt, href: pageWith(mine.edits) }] : [];
  return { ...told, what, acts: [...see, ...(told.acts ?? []), undo] };
};

/** Of the newest publication of others. */
const foreign = (given: Given, theirs: Followed): State | undefined => {
  const { isHome, state, words } = given;
  const what = toldInLine(theirs.edits, state.work, words);
  if (!what) return undefined;
  const {
    kind,
    text,
    help,
    detail,
    acts = [],
  } = webState(isHome ? undefined : theirs.publication, words);
  const said = [text, help].filter(Boolean).join(" ");
  return {
    ...{ kind, detail, text: words.status.from(nameOf(theirs, given), what.text) },
    ...(said && { help: said }),
    acts: [{ label: words.status.see, place: what.place }, ...acts],
  };
};

/**
 * All that is said of publications, here alone: the first is the line, and the list of changes has all of them.
 * Obstacles to the next one come before what has become of the last ones, and ours before that of others until it is
 * public.
 */
export const publicationStates = (given: Given): [State, ...State[]] => {
  const { state, words, isHome } = given;
  const { mine, theirs, publication, work } = state;
  const isLater = mine?.publication?.status === "public" && theirs && theirs.at >= mine.at;
  const followed = [mine && own(given, mine), theirs && foreign(given, theirs)];
  if (isLater && !isTakenBack(work, mine)) followed.reverse();
  const [first, ...others] = [obstacle(given), ...followed].filter((each) => each !== undefined);
  if (first) return [first, ...others];
  return [isHome ? homeState(publication, undefined, words) : webState(publication, words)];
};
