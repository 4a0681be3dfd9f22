import { useEffect, useRef, useState, type MouseEvent } from "react";
import { contentNow } from "../core/content-now";
import { useDesk, useDeskState, useWords, useWork } from "../core/context";
import { fieldKey } from "../core/paths";
import { lackingIn, type LackingTexts } from "../translations/to-translate";
import { addressInLanguage, languageOfText, textAt } from "../translations/translations";
import { languageNames } from "../told/labels";
import type { Words } from "../words";
import { propose, type Left, type Progress } from "./propose";
import { isOffered, offeredAmong, withProposal, type Proposal } from "./proposals";
import { browserTranslator, type BrowserTranslator } from "./translator";
import { useLanguages, useNext } from "./use-next";
import type { Address } from "../../typed-content/address";
import { defaultLanguage } from "../../base/languages";

const isWritten = ({ path }: Address) =>
  document.activeElement instanceof HTMLTextAreaElement &&
  document.activeElement.dataset.field === path.join(".");

/** Also tells how far it is, and what was left when it ended. */
const useProposing = (translator: BrowserTranslator | undefined) => {
  const desk = useDesk();
  const [progress, setProgress] = useState<Progress & { all: number }>();
  const [left, setLeft] = useState<Left>();
  const running = useRef<AbortController>();
  const stop = () => running.current?.abort();
  useEffect(() => stop, []);

  /** Not if its texts have changed meanwhile, or somebody writes there. */
  const keep = (proposal: Proposal) => {
    if (!isOffered(desk.state().work, proposal) || isWritten(proposal.at)) return;
    desk.propose((proposals) => withProposal(proposals, proposal));
  };
  /** Called in the task of a press. */
  const start = async (places: readonly Address[]) => {
    if (!translator) return;
    const { work } = desk.state();
    const wanted = places.flatMap((at) => {
      const language = languageOfText(at);
      const original = textAt(work, addressInLanguage(at, defaultLanguage));
      return language && original ? [{ at, language, original, before: textAt(work, at) }] : [];
    });
    stop();
    const own = new AbortController();
    running.current = own;
    const all = wanted.length;
    const isCurrent = () => running.current === own && !own.signal.aborted;
    setLeft(undefined);
    setProgress({ done: 0, all });
    const result = await propose(translator, wanted, {
      signal: own.signal,
      onProgress: (now) => isCurrent() && setProgress({ ...now, all }),
      onProposal: (proposal) => isCurrent() && keep(proposal),
    });
    if (isCurrent()) setLeft(result);
    if (running.current === own) setProgress(undefined);
  };
  return { progress, left, start, stop };
};

type BandState = {
  lacking: LackingTexts;
  /** How many proposals wait to be reviewed, and how many translations have none. */
  offered: number;
  open: number;
  /** Undefined until the browser has said so. */
  canTranslate?: boolean;
  progress?: Progress & { all: number };
  left?: Left;
};

type Sentences = { title: string; help?: string };

const leftWords = ({ left, open }: BandState, words: Words) => {
  if (!left || open === 0) return undefined;
  const { failed, pressAgain } = words.proposals;
  if (left.languages.length > 0) return pressAgain(languageNames(left.languages, words));
  return left.failed > 0 ? failed(left.failed) : undefined;
};

const bandSentences = (state: BandState, words: Words): Sentences => {
  const { proposals } = words;
  const { lacking, offered, canTranslate, progress } = state;
  if (progress?.loaded !== undefined)
    return {
      title: proposals.download(Math.round(progress.loaded * 100)),
      help: proposals.downloadHelp,
    };
  if (progress)
    return { title: proposals.working(progress.done, progress.all), help: proposals.whenPublished };
  if (offered > 0)
    return {
      title: proposals.toCheck(offered),
      help: leftWords(state, words) ?? proposals.whenPublished,
    };
  const { missing, older, isUnwritten } = lacking;
  if (missing.length + older.length === 0)
    return { title: isUnwritten ? proposals.unwritten : proposals.allThere };
  const title = [
    missing.length > 0 && proposals.missing(missing.length),
    older.length > 0 && proposals.older(older.length),
  ]
    .filter(Boolean)
    .join(" · ");
  if (canTranslate === undefined) return { title };
  if (!canTranslate) return { title: `${title}.`, help: proposals.cannot };
  return { title, help: leftWords(state, words) ?? proposals.canPropose };
};

/** The second press of a double one meant the button that was there before. */
const onPress = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

export const ProposalBand = ({ file }: { file: string }) => {
  const words = useWords();
  const { proposals: labels } = words;
  const work = useWork();
  const proposals = useDeskState((state) => state.proposals);
  const languages = useLanguages();
  const { progress, left, start, stop } = useProposing(browserTranslator());
  const lacking = lackingIn(contentNow(work), file);
  const all = [...lacking.missing, ...lacking.older];
  const next = useNext(file, all);

  const offered = offeredAmong(work, proposals);
  const open = all.filter((at) => !offered.has(fieldKey(at.file, at.path)));
  const toPropose = open.filter((at) => languages?.some((each) => each === languageOfText(at)));
  const waiting = all.length - open.length;
  const canTranslate = languages && languages.length > 0;
  const { title, help } = bandSentences(
    { lacking, offered: waiting, open: open.length, canTranslate, progress, left },
    words,
  );

  const begin = { text: labels.propose, act: () => void start(toPropose) };
  // One button, which keeps the focus while what it does changes.
  const main = progress
    ? { text: labels.stop, act: stop }
    : waiting > 0
      ? { text: labels.next, act: next }
      : toPropose.length > 0
        ? begin
        : undefined;
  const kind = all.length === 0 ? "tally--rest" : canTranslate === false ? "tally--quiet" : "";
  return (
    <section className={`tally ${kind}`} aria-label={labels.label}>
      <p role="status" aria-busy={progress !== undefined}>
        <b>{title}</b>
        {help && <span>{help}</span>}
      </p>
      {!progress && waiting > 0 && toPropose.length > 0 && (
        <button type="button" className="link" onClick={onPress(begin.act)}>
          {begin.text}
        </button>
      )}
      {main && (
        <button type="button" className="link" onClick={onPress(main.act)}>
          {main.text}
        </button>
      )}
    </section>
  );
};
