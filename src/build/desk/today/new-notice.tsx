import { useEffect, useRef, useState, type FormEvent } from "react";
import { addDays, isWithin, type CalendarDate } from "../../../base/calendar/calendar-date";
import {
  useDesk,
  useDeskState,
  useIsHome,
  usePublishingWords,
  useWords,
} from "../../../desk/core/context";
import { useCountedChanges } from "../../../desk/publishing/for-later";
import { usePublishChosen } from "../../../desk/publishing/publish-button";
import { dayText } from "./day-text";
import {
  choiceOf,
  draftsOf,
  tidied,
  withNotices,
  type Day,
  type NewNotice as Notice,
  type Why,
} from "./new-notices";
import { Picks } from "./picks";
import { SentenceFields, SentenceLines } from "./sentence-fields";
import { useBegunNotice } from "./use-begun-notice";
import { useNoticePreview } from "./use-notice-preview";
import type { TodayWords } from "./words";

/** Publishes notices alone; with the local store, saves them. Tells whether they have been made, published or not. */
const useSayNotices = () => {
  const desk = useDesk();
  const publish = usePublishChosen();
  return async (notices: readonly Notice[]) => {
    desk.setWork(withNotices(desk.state().work, notices, Date.now()));
    await publish(choiceOf(notices));
    const { work } = desk.state();
    return withNotices(work, notices, Date.now()) === work;
  };
};

/** Days after today of which may be said that they are full. */
const LAST = 730;

type Props = {
  today: CalendarDate;
  isEvening: boolean;
  /** Returns the day of this moment: `today` may be over. */
  look: () => CalendarDate;
  say: TodayWords;
  /** Called while a notice is on its way, and when that has ended. */
  onSend: (isSending: boolean) => void;
  /** Called when nothing is to be said after all. */
  onDrop?: () => void;
};

/** The notices are published alone. */
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
  const [typed, setTyped] = useState<string>();
  /** The day that had begun when the button for the one before was pressed. */
  const [newDay, setNewDay] = useState<CalendarDate>();
  /** Whether it was to be published without a word. */
  const [isBlank, setBlank] = useState(false);
  const usual: Day = isEvening ? "tomorrow" : "today";
  // A day that was chosen before midnight is another one now.
  const day: Day = chosen === today ? "today" : chosen === addDays(today, 1) ? "tomorrow" : usual;
  const near = day === "today" ? today : addDays(today, 1);
  // Only that it is full is said of any day.
  const date = reason === "full" && chosen && chosen > today ? chosen : near;
  const last = addDays(today, LAST);
  const isTyping = reason === "full" && typed !== undefined && !isWithin(typed, today, last);
  const drafts =
    reason && !isTyping
      ? draftsOf(date, reason, today).map((draft) => ({
          ...draft,
          text: own[draft.key] ?? draft.text,
        }))
      : [];
  const notices = drafts.map((draft) => ({ ...draft, text: tidied(draft.text) }));
  // That a day is full is seen at once.
  useNoticePreview(notices, reason === "full" ? "today" : day, today, say);
  // To be heard when a reason is chosen, and not while words are typed.
  const told =
    reason && !isTyping
      ? draftsOf(date, reason, today)
          .map(({ text }) => text[code])
          .join(" ")
      : "";

  const send = async () => {
    setSending(true);
    onSend(true);
    const isSaid = await sayNotices(notices);
    // From now on its words are among the changes, or public.
    if (isSaid) dropBegun();
    setSending(false);
    onSend(false);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isBlank = notices.some(({ text }) => Object.keys(text).length === 0);
    setBlank(isBlank);
    if (isBlank) return event.currentTarget.querySelector("textarea")?.focus();
    const now = look();
    // What has been read was about a day that is over.
    setNewDay(now === today ? undefined : now);
    if (!isBusy && now === today) void send();
  };
  const form = useRef<HTMLFormElement>(null);
  const isToWrite = useRef(false);
  useEffect(() => {
    if (isToWrite.current) form.current?.querySelector("textarea")?.focus();
    isToWrite.current = false;
  }, [reason]);
  const chooseReason = (why: Why) => {
    isToWrite.current = why === "other";
    // At six it stays the day that is read.
    change({ reason: why, chosen: why === "full" ? date : near });
  };
  const seen = (from: CalendarDate, until: CalendarDate) => {
    if (until > from) return say.seenUntil(dayText(until, tag, "long"));
    return from === today ? say.seenToday : say.seenOn(dayText(from, tag, "long"));
  };
  const drop = () => {
    dropBegun();
    onDrop?.();
  };
  return (
    <form ref={form} onSubmit={submit}>
      <Picks
        today={today}
        day={date}
        onDay={(chosenDay) => {
          setTyped(undefined);
          change({ chosen: chosenDay });
        }}
        reason={reason}
        onReason={chooseReason}
        say={say}
      />
      <p role="status" className="hide">
        <span>{told}</span>
      </p>
      {reason ? (
        <div className="today__say">
          {reason === "full" && (
            <label className="today__day">
              <span>{say.fullDay}</span>
              <input
                className="input input--date"
                type="date"
                min={today}
                max={last}
                value={typed ?? date}
                onChange={({ target: { value } }) => {
                  setTyped(value);
                  if (isWithin(value, today, last)) change({ chosen: value });
                }}
              />
            </label>
          )}
          {drafts.map(({ key, from, until, text }) => (
            <div key={`${key} ${from}`}>
              <h3>{seen(from, until)}</h3>
              {isWriting || reason === "other" ? (
                <SentenceFields
                  text={text}
                  say={say}
                  onChange={(next) => {
                    setBlank(false);
                    change({ own: { ...own, [key]: next } });
                  }}
                />
              ) : (
                <SentenceLines text={text} />
              )}
            </div>
          ))}
          {isBlank && (
            <p className="advice" role="alert">
              <span>{say.blank}</span>
            </p>
          )}
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
            disabled={!isOnline || isTyping}
          >
            {isSending && <span className="spin" />}
            <span>
              {isSending
                ? publishing
                : isHome
                  ? say.saveIt
                  : date > near
                    ? say.publishIt
                    : say.publish[day]}
            </span>
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
