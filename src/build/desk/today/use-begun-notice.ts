import { useState } from "react";
import type { CalendarDate } from "../../../base/calendar/calendar-date";
import { isRecord } from "../../../base/is-record";
import { useDesk } from "../../../desk/core/context";
import type { Desk } from "../../../desk/core/desk";
import { keepInTab, keptInTab } from "../../../desk/core/tab";
import type { Sentence } from "../../../model/collections/notice-sentences";
import type { Why } from "./new-notices";

type BegunNotice = {
  chosen?: CalendarDate;
  reason?: Why;
  /** Prepared words are being changed. */
  isWriting?: boolean;
  /** The owner's words, by the key of what they say. */
  own: Readonly<Record<string, Sentence>>;
};

const KEY = "desk-begun-notice";

const NONE: BegunNotice = { own: {} };

const read = (desk: Desk): BegunNotice => {
  const kept = keptInTab(desk, KEY);
  // Only this file writes it.
  return isRecord(kept) && isRecord(kept.own) ? (kept as BegunNotice) : NONE;
};

export const hasBegunWords = (desk: Desk) => Object.keys(read(desk).own).length > 0;

/** What is begun stays when one goes to another screen. */
export const useBegunNotice = () => {
  const desk = useDesk();
  const [begun, setBegun] = useState(() => read(desk));
  const set = (next: BegunNotice) => {
    keepInTab(desk, KEY, next === NONE ? undefined : next);
    setBegun(next);
  };
  return {
    begun,
    change: (part: Partial<BegunNotice>) => set({ ...begun, ...part }),
    drop: () => set(NONE),
  };
};
