import { useId, useState } from "react";
import { addDays, type CalendarDate, dayFormat } from "@brisa/typed-content/dates";
import { isRecord } from "@brisa/typed-content/helpers";
import { defaultLanguage } from "../../../model/languages";
import { BeginLink, Field, PlaceLink, PublishChosen, useKit, useWords } from "@brisa/desk/kit";
import { notices } from "../../../model/collections/notices";
import { calendarIn } from "../../../model/text-parts";
import { answerTo, entryOf, give, nearEdits, soldTripsIn, type Answer } from "./day-edits";
import { SaidToday } from "./said-today";
import { useClock } from "./use-clock";
import { todayWords, type TodayWords } from "./words";
import { listedIn } from "@brisa/typed-content";

const ANSWERS: readonly Answer[] = ["open", "closed", "full"];

/** «mié 25». `tag`: BCP 47. */
const dayText = (date: CalendarDate, tag: string) =>
  dayFormat(tag, { weekday: "short", day: "numeric" }).format(new Date(date)).replace(",", "");

type TripsProps = { trip?: string; onTrip: (trip?: string) => void; say: TodayWords };

const Trips = ({ trip, onTrip, say }: TripsProps) => {
  const { content } = useKit();
  const trips = listedIn(content, "Trip");
  const nameOf = (id: string) => {
    const title = trips.find((each) => each.id === id)?.title;
    return String((isRecord(title) && title[defaultLanguage]) || id);
  };
  const sold = soldTripsIn(content);
  if (sold.length < 2) return null;
  return (
    <select
      className="input today__trips"
      aria-label={say.whichTrips}
      value={trip ?? ""}
      onChange={({ target }) => onTrip(target.value || undefined)}
    >
      <option value="">{say.allTrips}</option>
      {sold.map((id) => (
        <option key={id} value={id}>
          {nameOf(id)}
        </option>
      ))}
    </select>
  );
};

/** Nobody tells the provider's calendar. */
const StillSold = ({ say }: { say: TodayWords }) => {
  const calendar = calendarIn(useKit().content);
  if (!calendar) return null;
  const { bookings } = calendar;
  return (
    <div className="advice">
      <p>{say.stillSold}</p>
      {typeof bookings === "string" && bookings.startsWith("https://") && (
        <a className="link" href={bookings} target="_blank" rel="noreferrer">
          {say.calendar}
        </a>
      )}
    </div>
  );
};

const Why = ({ file, isWritten, say }: { file: string; isWritten: boolean; say: TodayWords }) => {
  // It does not close while its words are deleted.
  const [isOpen] = useState(isWritten);
  return (
    <details className="more" open={isOpen || undefined} data-file={file}>
      <summary className="link">{say.why}</summary>
      <Field file={file} path={["text"]} isOptional />
    </details>
  );
};

/** An answer is an edit; a second press publishes it alone. */
export const TodayCard = () => {
  const { code, tag } = useWords();
  const say = todayWords[code];
  const id = useId();
  const { content, published, edits, edit, isHome } = useKit();
  const { today, isEvening, look } = useClock();
  const tomorrow = addDays(today, 1);
  const [chosen, setChosen] = useState<CalendarDate>();
  const [trip, setTrip] = useState<string>();
  /** Whether the next day had begun when a button was pressed. */
  const [isNewDay, setNewDay] = useState(false);
  // A day that was chosen before midnight may be over.
  const isChosen = chosen === today || chosen === tomorrow;
  const day = isChosen ? chosen : isEvening ? tomorrow : today;
  const asked = { day, trip: soldTripsIn(content).find((each) => each === trip) };
  const answer = answerTo(content, asked);
  const entry = entryOf(content, asked);
  const near = nearEdits(today);
  const count = near({ edits }).size;

  const isStillToday = () => {
    const isStill = look() === today;
    setNewDay(!isStill);
    return isStill;
  };
  const choose = (next: Answer) => {
    if (!isStillToday()) return;
    // At six it stays the day that was answered.
    setChosen(day);
    edit((draft) => give(next, asked, draft, published));
  };
  return (
    <section className="today" aria-labelledby={id}>
      <h2 id={id}>{say.question}</h2>
      <div className="pick pick--day" role="group" aria-label={say.whichDay}>
        {([today, tomorrow] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === day}
            onClick={() => setChosen(each)}
          >
            <span>{each === today ? say.days.today : say.days.tomorrow}</span>{" "}
            <small>{dayText(each, tag)}</small>
          </button>
        ))}
      </div>
      <Trips trip={asked.trip} onTrip={setTrip} say={say} />
      <div className="pick" role="group" aria-label={say.question}>
        {ANSWERS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === answer}
            onClick={() => choose(each)}
          >
            {say.answers[each]}
          </button>
        ))}
      </div>
      {isNewDay && (
        <p className="advice" role="alert">
          {say.newDay}
        </p>
      )}
      <SaidToday today={today} say={say} />
      {count > 0 && (
        <div className="today__publish">
          <PublishChosen
            choose={near}
            label={isHome ? say.save : say.publish}
            isMeant={isStillToday}
          />
          {edits.size > count && <p>{say.othersWait}</p>}
        </div>
      )}
      {entry && (
        <Why
          key={entry.file}
          file={entry.file}
          isWritten={entry.data.text !== undefined}
          say={say}
        />
      )}
      {answer !== "open" && <StillSold say={say} />}
      <p className="today__links">
        <PlaceLink className="link link--quiet" place={{ screen: "list", name: "days" }}>
          {say.otherDays}
        </PlaceLink>
        <BeginLink className="link link--quiet" collection={notices}>
          {say.ownWords}
        </BeginLink>
      </p>
    </section>
  );
};
