import { cachedBy } from "../../base/cached-by";
import { beginningAt } from "./new-entry";
import { changeAt, confirm } from "../translations/translations";
import { asOneStep, type Work } from "../core/work";
import type { Desk } from "../core/desk";
import type { DeskState } from "../core/desk-state";

/** For the form of an entry that does not exist yet: it is stored with what is written into it first, in one step. */
export const begunDesk = (desk: Desk, file: string): Desk => {
  const begun = cachedBy((state: DeskState): DeskState => {
    const work = beginningAt(state.work, file);
    return work ? { ...state, work } : state;
  });
  const state = () => begun(desk.state());
  const write = (change: (work: Work) => Work) => {
    const { work } = state();
    const next = change(work);
    if (next !== work) desk.setWork(asOneStep(desk.state().work, next, Date.now()));
  };
  return {
    ...desk,
    state,
    setWork: (next) => write(() => next),
    change: (of, path, value) => write((work) => changeAt(work, of, path, value, Date.now())),
    confirm: (places) => write((work) => confirm(work, places, Date.now())),
  };
};
