import { useCallback, useEffect, useId, useRef, useState } from "react";
import type { CalendarDate } from "../../../base/calendar/calendar-date";
import { portDate, TIME_ZONE } from "../../../model/port-time";
import {
  useDesk,
  useDeskState,
  useIsHome,
  usePublishingWords,
  useWords,
  useWork,
} from "../../../desk/core/context";
import { NewNotice } from "./new-notice";
import { SaidNotices } from "./said-notices";
import { saidNow, type Said } from "./shown-notices";
import { stateText } from "./state-text";
import { hasBegunWords } from "./use-begun-notice";
import { useUnpublished, type Unpublished } from "./use-unpublished";
import { todayWords, type TodayWords } from "./words";

/** From this hour tomorrow is on one's mind. */
const EVENING = 18;

const MINUTE = 60_000;

const readClock = () => {
  const now = new Date();
  const hour = now.toLocaleTimeString("en-GB", { hour: "2-digit", timeZone: TIME_ZONE });
  return { today: portDate(now), isEvening: Number.parseInt(hour, 10) >= EVENING };
};

/** A desk may stay open past midnight. `look` returns the day at that moment, of which the clock may not know yet. */
const useClock = () => {
  const [clock, setClock] = useState(readClock);
  const look = useCallback(() => {
    const next = readClock();
    setClock((last) =>
      next.today === last.today && next.isEvening === last.isEvening ? last : next,
    );
    return next.today;
  }, []);
  useEffect(() => {
    const follow = () => void look();
    const timer = setInterval(follow, MINUTE);
    // Timers sleep with the computer.
    document.addEventListener("visibilitychange", follow);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", follow);
    };
  }, [look]);
  return { ...clock, look };
};

/**
 * Whether the newest commit changed the file; undefined while unknown. A store without history counts as if nothing
 * else were published.
 */
const useIsNewest = (file: string, isAsked: boolean) => {
  const { store } = useDesk();
  const revision = useDeskState(({ work }) => work.snapshot.revision);
  const [known, setKnown] = useState<{ file: string; revision: string; isNewest: boolean }>();
  useEffect(() => {
    if (!isAsked) return;
    let isOver = false;
    const answer = (isNewest: boolean) => isOver || setKnown({ file, revision, isNewest });
    store.history(file).then(
      (versions) => answer((versions?.[0]?.revision ?? revision) === revision),
      // It may be older.
      () => answer(false),
    );
    return () => {
      isOver = true;
    };
  }, [store, file, revision, isAsked]);
  return known?.file === file && known.revision === revision ? known.isNewest : undefined;
};

const titleOf = ({ day, isNoTrips }: Said, { on }: TodayWords) => {
  if (isNoTrips) return on[day];
  return day === "today" ? on.noticeToday : on.noticeTomorrow;
};

type StateProps = { said: Said; today: CalendarDate; unpublished?: Unpublished };

const State = ({ said, today, unpublished }: StateProps) => {
  const words = useWords();
  const isHome = useIsHome();
  const publication = useDeskState((state) => state.publication);
  const [first] = said.notices;
  const notice = said.notices.find(({ state }) => state !== "stored") ?? first;
  const isPublic = publication?.status === "public";
  const isNewest = useIsNewest(notice.file, !isHome && isPublic && notice.state === "stored");
  const now = { today, isHome, publication, unpublished, isNewest };
  return <span>{stateText(notice, now, todayWords[words.code], words)}</span>;
};

/** Two presses say that nobody sails, and two take it back. */
export const TodayCard = () => {
  const say = todayWords[useWords().code];
  const id = useId();
  const { publishing } = usePublishingWords();
  const clock = useClock();
  const { today } = clock;
  const heading = useRef<HTMLHeadingElement>(null);
  const desk = useDesk();
  const [isAdding, setAdding] = useState(() => hasBegunWords(desk));
  /** What was said before what is on its way now. */
  const [before, setBefore] = useState<Said[]>();
  const unpublished = useUnpublished();
  const now = saidNow(useWork(), today, unpublished);
  const said = before ?? now;
  const [first] = said;
  const isNew = isAdding || !first;

  const onSend = (isSending: boolean) => {
    setBefore(isSending ? now : undefined);
    if (isSending) return;
    setAdding(false);
    // The button that was pressed is gone.
    heading.current?.focus();
  };
  const status = () => {
    if (before) return <span>{publishing}</span>;
    if (!isNew) return <State said={first} today={today} unpublished={unpublished} />;
    return <span>{say.lead}</span>;
  };
  return (
    <section className={isNew ? "today" : "today is-on"} aria-labelledby={id}>
      <div className="today__head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {isNew ? say.question : titleOf(first, say)}
        </h2>
        <p role="status">{status()}</p>
      </div>
      {isNew ? (
        <NewNotice
          {...clock}
          say={say}
          onSend={onSend}
          onDrop={first && (() => setAdding(false))}
        />
      ) : (
        <>
          {said.map((each, index) => (
            <div key={each.notices[0].file} className="today__said">
              {index > 0 && <h3>{titleOf(each, say)}</h3>}
              <SaidNotices said={each} say={say} onSend={onSend} />
            </div>
          ))}
          <p className="today__links">
            <button type="button" className="link link--quiet" onClick={() => setAdding(true)}>
              {say.another}
            </button>
          </p>
        </>
      )}
    </section>
  );
};
