import { Fragment } from "react";
import { addDays, type CalendarDate } from "../../../base/calendar/calendar-date";
import { formatTime } from "../../../base/calendar/time";
import type { Content } from "../../../typed-content/content";
import { valueAt } from "../../../desk/core/paths";
import { entriesInOrder } from "../../../desk/form/reference-rows";
import { entryName } from "../../../typed-content/labels";
import { isInSeason } from "../../../model/season";
import { tariffIn, timetableIn } from "../../../model/facts";
import { useWords } from "../../../desk/core/context";
import { moneyInSentence } from "../../../desk/form/values/amount-text";
import { Icon } from "../../../desk/window/icon";
import { FreeDayBox } from "./free-day-box";
import { factsOn } from "./day-facts";
import { atRow, Rate } from "./rate";
import { SunOfDay } from "./sun-line";
import type { Surroundings } from "./surroundings";
import { seasonWords } from "./words";

type Props = {
  day: CalendarDate;
  content: Content;
  surroundings: Surroundings;
  onDay: (day: CalendarDate) => void;
  /** Called when the prices of this day are to be changed. */
  onChangeThese: () => void;
};

/** A day as visitors see it: the prices and the hours as facts, where otherwise the boxes are. */
export const DayView = ({ day, content, surroundings, onDay, onChangeThese }: Props) => {
  const words = useWords();
  const say = seasonWords(words.tag);
  const facts = factsOn(content, day);
  const { packages } = tariffIn(content);
  const { trips } = timetableIn(content);
  const { months, position, sunsetTrip } = surroundings;
  return (
    <>
      <div className="span span--day">
        <FreeDayBox
          label={say.on}
          day={day}
          year={Number(day.slice(0, 4))}
          onDay={(next) => next && onDay(next)}
        />
        <p className="span__tail">
          <button
            type="button"
            className="x"
            aria-label={say.dayBefore}
            onClick={() => onDay(addDays(day, -1))}
          >
            <Icon name="left" />
          </button>
          <button
            type="button"
            className="x x--on"
            aria-label={say.dayAfter}
            onClick={() => onDay(addDays(day, 1))}
          >
            <Icon name="left" />
          </button>
          <button type="button" className="btn" onClick={onChangeThese}>
            <span>{say.changeThese}</span>
          </button>
        </p>
      </div>
      <div className="rates">
        <div className="rates__head rates__head--day">
          <p role="status">
            <span>{isInSeason(day, months) ? say.seen : say.noTripsThatDay}</span>
          </p>
          <p className="rate__note--end">{say.price}</p>
          <p className="rate__note--end">{say.times}</p>
        </div>
        <div className="rates__grid">
          {entriesInOrder(content, "Trip").map((entry, place) => {
            const id = String(valueAt(entry.data, ["id"]));
            const own = facts.get(id);
            const usual = packages.find(({ trip }) => trip === id)?.amount;
            const times = trips.find(({ trip }) => trip === id);
            const isUsualTime = own?.start === times?.start && own?.end === times?.end;
            const text = (each: { start: string; end: string }) =>
              `${formatTime(each.start)}–${formatTime(each.end)}`;
            const trip = { id, entry, name: entryName(entry.node, entry.data) };
            if (!own || usual === undefined || !times)
              return (
                <Rate key={id} place={place} trip={trip}>
                  <p className="rate__note rate__note--end">{say.notSold}</p>
                </Rate>
              );
            return (
              <Fragment key={id}>
                <Rate place={place} trip={trip} times={own}>
                  <div>
                    <p className="rate__fact">{moneyInSentence(own.amount, words)}</p>
                    <p className="rate__note rate__note--end">
                      {own.amount === usual
                        ? say.theUsualPrice
                        : say.usual(moneyInSentence(usual, words))}
                    </p>
                  </div>
                </Rate>
                <div className="rate__hours" style={atRow(place)}>
                  <p className="rate__fact">{text(own)}</p>
                  <p className="rate__note rate__note--end">
                    {isUsualTime ? say.theUsualHours : say.usual(text(times))}
                  </p>
                </div>
                {position && sunsetTrip?.trip === id && (
                  <div className="rate__more" style={atRow(place)}>
                    <SunOfDay day={day} position={position} start={own.start} />
                  </div>
                )}
              </Fragment>
            );
          })}
        </div>
      </div>
    </>
  );
};
