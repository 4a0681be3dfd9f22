import { useMemo } from "react";
import { addDays, type CalendarDate } from "../../../base/calendar/calendar-date";
import { contentNow } from "../../../desk/core/content-now";
import { useDeskState, useWords } from "../../../desk/core/context";
import { begin } from "../../../desk/core/work";
import { useShowPreview } from "../../../desk/page/preview";
import { dayText } from "./day-text";
import { withNotices, type Day, type NewNotice } from "./new-notices";
import type { TodayWords } from "./words";

/**
 * Shows the notices alone, as they are published: other changes are not in it.
 * @param notices none: nothing to show yet
 */
export const useNoticePreview = (
  notices: readonly NewNotice[],
  day: Day,
  today: CalendarDate,
  { willLook }: TodayWords,
) => {
  const { tag } = useWords();
  const snapshot = useDeskState(({ work }) => work.snapshot);
  // The same notices are made anew by each rendering.
  const key = JSON.stringify(notices);
  const preview = useMemo(() => {
    const said = JSON.parse(key) as NewNotice[];
    if (said.length === 0) return undefined;
    const date = day === "today" ? today : addDays(today, 1);
    return {
      content: contentNow(withNotices(begin(snapshot), said, 0)),
      day: date,
      caption: (
        <>
          <span>{`${willLook.before} `}</span>
          <b>{willLook[day](dayText(date, tag, "long"))}</b>
          <span>{willLook.after}</span>
        </>
      ),
    };
  }, [snapshot, key, day, today, tag, willLook]);
  useShowPreview(preview);
};
