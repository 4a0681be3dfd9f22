import { defaultLanguage, localPath } from "../../base/languages";
import { isPicture } from "../../typed-content/files/content";
import {
  useDesk,
  useDeskState,
  useIsHome,
  usePublicOrigin,
  usePublishingWords,
  useWords,
} from "../core/context";
import type { Desk } from "../core/desk";
import type { Place } from "../core/places";
import { sectionOf, sectionTitle } from "../core/sections";
import { useSite } from "../core/site-context";
import { dataOf, isUnconfirmed } from "../core/work";
import { saveState, withoutSave, withSaveAgain } from "../history/without-save";
import { openConflicts } from "../merge/conflicts";
import type { SessionState } from "../sign-in/session";
import { changeGroups, countOf } from "../told/change-groups";
import { publicSince, savedAt } from "../told/date-text";
import { saveLines } from "../told/save-lines";
import { languageOfText } from "../translations/translations";
import { usePostponed } from "../window/postponed";
import { problemText } from "../window/problem";
import type { LastPublication } from "./last-publication";
import { usePublish } from "./use-publish";

/** Ended by the Git host. */
export type EndedSession = Pick<SessionState, "attempt"> & { onSignIn: () => void };

export type Act = { label: string } & (
  | { onPress: () => void }
  | { href: string }
  | { place: Place }
);

/** Of the newest publication, or of what is in its way. */
export type Status = {
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

/** With the first of some changes, at its place. */
const usePublicPage = () => {
  const { state } = useDesk();
  const { pageOf, anchorOf } = useSite();
  const origin = usePublicOrigin();
  return ({ edits }: LastPublication) => {
    const [first] = changeGroups({ edits });
    if (!first) return `${origin}/`;
    const { file, path } = first;
    const page = localPath(
      pageOf(file, path) ?? "/",
      languageOfText({ file, path }) ?? defaultLanguage,
    );
    const anchor = anchorOf(dataOf(state().work, file), path);
    return `${origin}${encodeURI(page)}${anchor === undefined ? "" : `#${anchor}`}`;
  };
};

/** At home, of the newest save. What is in the way of the next one comes first. */
export const useStatus = (ended: EndedSession | undefined, onChanges: () => void): Status => {
  const desk = useDesk();
  const words = useWords();
  const isHome = useIsHome();
  const say = usePublishingWords();
  const { recall } = usePostponed();
  const publish = usePublish(onChanges);
  const publicPage = usePublicPage();
  const { outage, isKept, hasPen, isPublishing, progress, outcome, publication, last, work } =
    useDeskState((each) => each);
  const { state, notices, signIn, common } = words;
  const kept = notices.stillHere(countOf(work));

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
      ...{ kind: "plain", text: state.elsewhere, help: notices.elsewhereHelp },
      acts: [{ label: notices.writeHere, onPress: desk.takePen }],
    };
  if (isPublishing)
    return progress && progress.of > 1
      ? { kind: "busy", text: notices.uploading(progress.done, progress.of) }
      : { kind: "busy", text: say.publishing };
  if (outage)
    return {
      kind: "failed",
      text: isHome ? notices.homeOffline : notices.outage[outage],
      help: isKept ? (isHome ? notices.homeOfflineHelp : notices.offlineHelp) : undefined,
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
      const see = { label: notices.seeThem(errors.length), onPress: onChanges };
      return { ...failed(notices.toCorrect(errors.length, section), [see]), isListed: true };
    }
    if (outcome.kind === "conflict") {
      const conflicts = openConflicts(work);
      const isOwn = conflicts.every(({ conflict }) => conflict.isTakenBack);
      const told = isOwn ? notices.changedAgain : notices.conflict;
      const decide = () => conflicts.forEach(({ conflict }) => recall(conflict));
      const act = { label: notices.decide, onPress: decide };
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
      ...{ kind: "failed", text: isHome ? state.homeFailed : state.failed, detail },
      help: isHome ? undefined : notices.buildFailed,
      acts: [
        ...(address === undefined ? [] : [{ label: notices.whatHappened, href: address }]),
        ...(undo ? [undo] : []),
      ],
    };
  }
  const [first, ...more] = last?.by ? saveLines(last.edits, work, words) : [];
  if (last?.by && first) {
    const { where, before, after = words.changes.changed, place } = first;
    const who = last.by.join(", ") || (isHome ? state.outside : state.somebody);
    const what = [where, before, before === undefined ? undefined : "→", after]
      .filter((part) => part !== undefined)
      .join(" ");
    const rest = more.length > 0 ? `, ${words.start.more(more.length)}` : "";
    return {
      kind: publication?.status === "public" ? "done" : "plain",
      text: state.from(who, what + rest),
      acts: [{ label: state.see, place }],
    };
  }
  if (publication?.status === "building")
    return {
      kind: "busy",
      text: isHome ? (own ? state.homeBuilding : state.homePreparing) : state.building,
    };
  const acts = own && undo && [{ label: state.seeIt, href: publicPage(own) }, undo];
  if (isHome)
    // When others have saved is not known.
    return own
      ? { kind: "done", text: savedAt(own.at, words), acts }
      : { kind: "plain", text: state.home };
  if (publication?.status !== "public") return { kind: "plain", text: "" };
  const { since } = publication;
  const text = since === undefined ? state.public : publicSince(since, words);
  return { kind: "done", text, acts };
};
