import { useState } from "react";
import type { CalendarDate } from "../../../typed-content/dates/calendar-date";
import { useDeskState, useIsHome, usePublishingWords, useWork } from "../../../desk/state/context";
import { usePublishChosen } from "../../../desk/publishing/publish-button";
import { nearEdits } from "./day-edits";
import type { TodayWords } from "./words";

type Props = {
  today: CalendarDate;
  /** Returns whether what has been read is of the day that it is. */
  isStillToday: () => boolean;
  say: TodayWords;
};

/** Publishes what is said of these days alone; with the local store, saves it. */
export const PublishDays = ({ today, isStillToday, say }: Props) => {
  const work = useWork();
  const isHome = useIsHome();
  const { publishing } = usePublishingWords();
  const isBusy = useDeskState(({ isPublishing }) => isPublishing);
  const canPublish = useDeskState(({ isOnline, hasPen }) => isOnline && hasPen);
  const publish = usePublishChosen();
  const [isSending, setSending] = useState(false);
  const choose = nearEdits(today);
  const edits = choose(work);
  if (edits.size === 0) return null;
  const send = async () => {
    if (isBusy || !canPublish || !isStillToday()) return;
    setSending(true);
    await publish(choose);
    setSending(false);
  };
  return (
    <div className="today__publish">
      <button
        type="button"
        className={isSending ? "publish publish--wide is-busy" : "publish publish--wide"}
        aria-disabled={isBusy || !canPublish}
        onClick={() => void send()}
      >
        {isSending && <span className="spin" />}
        <span>{isSending ? publishing : isHome ? say.save : say.publish}</span>
      </button>
      {work.edits.size > edits.size && <p>{say.othersWait}</p>}
    </div>
  );
};
