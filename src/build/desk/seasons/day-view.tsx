import { Fragment, useState } from "react";
import { addDays, isCalendarDate, type CalendarDate } from "../../../base/calendar/calendar-date";
import { referenceRows, entriesInOrder } from "../../../desk/form/reference-rows";
import { Icon } from "../../../desk/window/icon";
import { isInSeason } from "../../../model/season";
import { DayBox } from "./day-boxes";
import { atRow, Rate } from "./rate-row";
import { useScreen } from "./screen-state";
import { factsOn } from "./shown";
import { SunOfDay } from "./sun";
import { hoursText } from "./typed-text";
import { yearOf } from "./year";

type StepProps = {
  /** Whether it leads on, not back. */
  isOn?: boolean;
  label: string;
  isOff?: boolean;
  onPress: () => void;
};

/** An arrow to the next day or year, or to the one before. */
export const StepButton = ({ isOn, label, isOff, onPress }: StepProps) => (
  <button
    type="button"
    className={isOn ? "x x--on" : "x"}
    aria-label={label}
    disabled={isOff}
    onClick={onPress}
  >
    <Icon name="left" />
  </button>
);

const Fact = ({ text, note }: { text: string; note: string }) => (
  <>
    <p className="rate__fact">{text}</p>
    <p className="rate__note rate__note--end">{note}</p>
  </>
);

/** A day as visitors see it: the prices and the hours as facts, where otherwise the boxes are. */
export const DayView = ({ day }: { day: CalendarDate }) => {
  const { say, content, months, sunsetTrip, focusAs, ...screen } = useScreen();
  /** What is written in place of the day. */
  const [draft, setDraft] = useState<{ text: string; day: CalendarDate }>();
  const facts = factsOn(content, day);
  const see = (other: CalendarDate) => screen.choose({ kind: "day", day: other });
  return (
    <>
      <div className="span span--day" ref={focusAs("day")}>
        <DayBox
          label={say.on}
          stored={draft?.day === day ? draft.text : day}
          year={yearOf(day)}
          onStore={(text) => (isCalendarDate(text) ? see(text) : setDraft({ text, day }))}
        />
        <p className="span__tail">
          <StepButton label={say.dayBefore} onPress={() => see(addDays(day, -1))} />
          <StepButton isOn label={say.dayAfter} onPress={() => see(addDays(day, 1))} />
          <button type="button" className="btn" onClick={() => screen.changePricesOf(day)}>
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
          {referenceRows(entriesInOrder(content, "Trip"), [], "").map((trip, place) => {
            const { id } = trip;
            const own = facts.get(id);
            if (!own)
              return (
                <Rate key={id} place={place} trip={trip}>
                  <p className="rate__note rate__note--end">{say.notSold}</p>
                </Rate>
              );
            const [price, usualPrice] = [say.money(own.amount), say.money(own.usual.amount)];
            const [text, usually] = [hoursText(own), hoursText(own.usual)];
            return (
              <Fragment key={id}>
                <Rate place={place} trip={trip} times={own}>
                  <div>
                    <Fact
                      text={price}
                      note={price === usualPrice ? say.theUsualPrice : say.usual(usualPrice)}
                    />
                  </div>
                </Rate>
                <div className="rate__hours" style={atRow(place)}>
                  <Fact
                    text={text}
                    note={text === usually ? say.theUsualHours : say.usual(usually)}
                  />
                </div>
                {sunsetTrip?.trip === id && <SunOfDay place={place} day={day} start={own.start} />}
              </Fragment>
            );
          })}
        </div>
      </div>
    </>
  );
};
