import { useState, type FormEvent } from "react";
import { addDays, type CalendarDate } from "../../../base/calendar/calendar-date";
import { useDeskState, useIsHome, usePublishingWords, useWords } from "../../../desk/core/context";
import { useCountedChanges } from "../../../desk/publishing/for-later";
import { dayText } from "./day-text";
import { draftsOf, tidied, type Day, type Why } from "./new-notices";
import { Picks } from "./picks";
import { SentenceFields, SentenceLines } from "./sentence-fields";
import { useBegunNotice } from "./use-begun-notice";
import { useNoticePreview } from "./use-notice-preview";
import { useSayNotices } from "./use-say-notices";
import type { TodayWords } from "./words";

type Props = {
  today: CalendarDate;
  isEvening: boolean;
  /** Returns the day of this moment. */
  look: () => CalendarDate;
  say: TodayWords;
  /** Called while a notice is on its way, and when that has ended. */
  onSend: (isSending: boolean) => void;
  /** Called when nothing is to be said after all. */
  onDrop?: () => void;
};

/** A day, a reason, and the notices that they make, which are published alone. */
export const NewNotice = ({ today, isEvening, look, say, onSend, onDrop }: Props) => {
  const { tag, code } = useWords();
  const { publishing } = usePublishingWords();
  const isHome = useIsHome();
  const others = useCountedChanges().length;
  const isBusy = useDeskState(({ isPublishing }) => isPublishing);
  const isOnline = useDeskState((state) => state.isOnline);
  const sayNotices = useSayNotices();
  const { begun, change, drop: dropBegun } = useBegunNotice();
  const { chosen, reason, isWriting, own } = begun;
  const [isSending, setSending] = useState(false);
  /** The day that had begun when the button for the one before was pressed. */
  const [newDay, setNewDay] = useState<CalendarDate>();
  const usual: Day = isEvening ? "tomorrow" : "today";
  // A day that was chosen before midnight is another one now.
  const day: Day = chosen === today ? "today" : chosen === addDays(today, 1) ? "tomorrow" : usual;
  const drafts = reason
    ? draftsOf(day, reason, today).map((draft) => ({
        ...draft,
        text: own[draft.key] ?? draft.text,
      }))
    : [];
  useNoticePreview(drafts, day, today, say);
  // To be heard when a reason is chosen, and not while words are typed.
  const told = reason
    ? draftsOf(day, reason, today)
        .map(({ text }) => text[code])
        .join(" ")
    : "";

  const send = async () => {
    setSending(true);
    onSend(true);
    const isSaid = await sayNotices(
      drafts.map((draft) => ({ ...draft, text: tidied(draft.text) })),
    );
    // From now on its words are among the changes, or public.
    if (isSaid) dropBegun();
    setSending(false);
    onSend(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const now = look();
    // What has been read was about a day that is over.
    setNewDay(now === today ? undefined : now);
    if (!isBusy && now === today) void send();
  };
  const chooseReason = (why: Why) => {
    // At six it stays the day that is read.
    change({ reason: why, chosen: day === "today" ? today : addDays(today, 1) });
  };
  const drop = () => {
    dropBegun();
    onDrop?.();
  };
  return (
    <form onSubmit={submit}>
      <Picks
        today={today}
        day={day}
        onDay={(date) => change({ chosen: date })}
        reason={reason}
        onReason={chooseReason}
        say={say}
      />
      <p role="status" className="hide">
        <span>{told}</span>
      </p>
      {reason ? (
        <div className="today__say">
          {drafts.map(({ key, from, text }) => (
            <div key={`${key} ${from}`}>
              <h3>{from === today ? say.seenToday : say.seenOn(dayText(from, tag, "long"))}</h3>
              {isWriting || reason === "other" ? (
                <SentenceFields
                  text={text}
                  say={say}
                  onChange={(next) => change({ own: { ...own, [key]: next } })}
                />
              ) : (
                <SentenceLines text={text} />
              )}
            </div>
          ))}
          {newDay && (
            <p className="advice" role="alert">
              <span>{say.newDay(dayText(newDay, tag, "long"))}</span>
            </p>
          )}
          <p className="today__links">
            {!isWriting && reason !== "other" && (
              <button type="button" className="link" onClick={() => change({ isWriting: true })}>
                {say.change}
              </button>
            )}
            <button type="button" className="link link--quiet" onClick={drop}>
              {say.drop}
            </button>
          </p>
          <button
            type="submit"
            className={isSending ? "publish publish--wide is-busy" : "publish publish--wide"}
            aria-disabled={isBusy}
            disabled={!isOnline}
          >
            {isSending && <span className="spin" />}
            <span>{isSending ? publishing : isHome ? say.saveIt : say.publish[day]}</span>
          </button>
          {others > 0 && !isSending && (
            <p className="today__others">
              {isHome ? say.othersWaitHome(others) : say.othersWait(others)}
            </p>
          )}
        </div>
      ) : (
        <p className="today__foot">
          <span>{say.everywhere}</span>
          {onDrop && (
            <button type="button" className="link link--quiet" onClick={onDrop}>
              {say.drop}
            </button>
          )}
        </p>
      )}
    </form>
  );
};
