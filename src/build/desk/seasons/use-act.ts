import { useState } from "react";
import { useDesk, useDeskState } from "../../../desk/core/context";
import { isSame } from "../../../desk/core/json";
import { valueNow, type FieldPath } from "../../../desk/core/identity";
import { asOneStep, dataOf } from "../../../desk/core/work";
import { changeAt } from "../../../desk/translations/translations";
import { FILE } from "./entered";

/** What has been done at once, which can be taken back until something else is changed there. */
type Act = { text: string; path: FieldPath; before: unknown; after: unknown };

/** Returns functions that replace a value of the prices in one step of undo, and take the last one back; and its words. */
export const useAct = () => {
  const desk = useDesk();
  const [act, setAct] = useState<Act>();
  const now = useDeskState(({ work }) => act && valueNow(dataOf(work, FILE), act.path));
  const put = (path: FieldPath, value: unknown) => {
    const { work } = desk.state();
    const time = Date.now();
    desk.setWork(asOneStep(work, changeAt(work, FILE, path, value, time), time));
  };
  return {
    /** Undefined if there is nothing to take back. */
    text: act && isSame(now, act.after) ? act.text : undefined,
    perform: (path: FieldPath, after: unknown, text: string) => {
      setAct({ text, path, before: valueNow(dataOf(desk.state().work, FILE), path), after });
      put(path, after);
    },
    forget: () => setAct(undefined),
    takeBack: () => act && put(act.path, act.before),
  };
};

export type Acts = ReturnType<typeof useAct>;
