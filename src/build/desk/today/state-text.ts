import type { CalendarDate } from "../../../base/calendar/calendar-date";
import { portDate } from "../../../model/port-time";
import type { Publication } from "../../../desk/stores/store";
import { momentText } from "../../../desk/told/date-text";
import type { Words } from "../../../desk/words";
import type { ShownNotice } from "./shown-notices";
import type { Unpublished } from "./use-unpublished";
import type { TodayWords } from "./words";

type Now = {
  today: CalendarDate;
  isHome: boolean;
  /** Of the newest content. */
  publication?: Publication;
  unpublished?: Unpublished;
  /** The newest content brought the notice; undefined while that is unknown. */
  isNewest?: boolean;
};

/** «visible en unos minutos», «visible desde las 8:04». */
export const stateText = (
  { file, from, state }: ShownNotice,
  { today, isHome, publication, unpublished, isNewest }: Now,
  say: TodayWords,
  words: Words,
) => {
  if (state === "removed") return say.notRemoved;
  const isStopped = publication?.status === "failed" || publication?.status === "late";
  if (state === "leaving") return isStopped ? say.stillThere : say.goesSoon;
  if (state === "changed") return isHome ? say.unsaved : say.unpublished;
  if (isHome) return say.saved;
  if (!publication || !unpublished) return "";
  if (publication.status === "sent") return say.sent;
  if (unpublished.has(file)) return isStopped ? say.failed : say.soon;
  if (from > today) return say.fromTomorrow;
  if (publication.status !== "public" || publication.since === undefined) return say.visible;
  if (isNewest === undefined) return "";
  if (!isNewest) return say.visible;
  // It was public before its first day.
  if (from === today && portDate(new Date(publication.since)) < from) return say.sinceMidnight;
  return say.since(momentText(publication.since, words));
};
