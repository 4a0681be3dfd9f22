import { useState } from "react";
import { defaultLanguage } from "../../base/languages";
import type { Address } from "../../typed-content/address";
import { useDesk, useDeskState } from "../core/context";
import { addressInLanguage, languageOfText, textAt } from "../translations/translations";
import { canPropose, hasPlace, withProposals } from "../translations/unread";
import { propose, type Proposed } from "./propose";
import { browserTranslator } from "./translator";

const isWritten = ({ path }: Address) =>
  document.activeElement instanceof HTMLTextAreaElement &&
  document.activeElement.dataset.field === path.join(".");

/** `typed`: in whose place somebody has written, or begins to. */
export type Ended = Omit<Proposed, "proposals"> & { put: number; typed: number };

/** `propose` is undefined where the browser does not translate. */
export const useProposing = () => {
  const desk = useDesk();
  const translator = browserTranslator();
  const mayPropose = useDeskState(({ work }) => canPropose(work));
  const [isBusy, setBusy] = useState(false);
  const [ended, setEnded] = useState<Ended>();

  /** Called in the task of a press. */
  const start = async (places: readonly Address[]) => {
    if (!translator || isBusy) return;
    const { work } = desk.state();
    const wanted = places.flatMap((at) => {
      const language = languageOfText(at);
      const original = textAt(work, addressInLanguage(at, defaultLanguage));
      return language && original ? [{ at, language, original, before: textAt(work, at) }] : [];
    });
    setBusy(true);
    const { proposals, ...others } = await propose(translator, wanted);
    const { work: now } = desk.state();
    const put = proposals.filter((each) => hasPlace(now, each) && !isWritten(each.at));
    desk.setWork(withProposals(now, put, Date.now()));
    setBusy(false);
    setEnded({ ...others, put: put.length, typed: proposals.length - put.length });
  };
  return { isBusy, ended, propose: translator && mayPropose ? start : undefined };
};
