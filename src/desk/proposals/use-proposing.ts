import { useEffect, useRef, useState } from "react";
import type { Address } from "../../typed-content/address";
import { defaultLanguage } from "../../base/languages";
import { useDesk } from "../core/context";
import { addressInLanguage, languageOfText, textAt } from "../translations/translations";
import { isOffered, withProposal, type Proposal } from "./proposals";
import { propose, type Left, type Progress } from "./propose";
import type { BrowserTranslator } from "./translator";

const isWritten = ({ path }: Address) =>
  document.activeElement instanceof HTMLTextAreaElement &&
  document.activeElement.dataset.field === path.join(".");

/** Also tells how far it is, and what was left when it ended. */
export const useProposing = (translator: BrowserTranslator | undefined) => {
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
