import styled from "styled-components";
import { addDays, type CalendarDate } from "../../../base/calendar/calendar-date";
import { isInSeason, lastDayBefore, nextDay } from "../../../model/season";
import { Icon } from "../../elements/icon";
import { QuietButton } from "../../elements/quiet-button";
import { useMessages } from "../language/use-messages";
import { useCalendar } from "./calendar";
import { useDayInWords } from "./day-in-words";
import { setOuting } from "./use-outing";

/** In one row, as high as a link in its place, unless the text is enlarged: on phones their texts take two lines. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s4);

  button {
    text-align: start;
  }
`;

/** Chooses a day. The answer takes the place of the pressed button, and gets its focus. */
const choose = (day: CalendarDate, button: HTMLElement) => {
  const answer = button.closest<HTMLElement>("[role=status]");
  setOuting({ day });
  answer?.focus();
};

type Props = { days: readonly { day: CalendarDate; text: string }[] };

const Days = ({ days }: Props) => (
  <Row>
    {days.map(({ day, text }) => (
      <QuietButton key={day} onClick={({ currentTarget }) => choose(day, currentTarget)}>
        {text}
        <Icon name="arrow" />
      </QuietButton>
    ))}
  </Row>
);

const SATURDAY = 6;

/** The days of this weekend, those that are left of it and have trips; if there are none, the next day with trips. */
export const Weekend = () => {
  const t = useMessages();
  const { today, season } = useCalendar();
  const daysUntil = SATURDAY - new Date(today).getUTCDay();
  const saturday = addDays(today, daysUntil === SATURDAY ? -1 : daysUntil);
  const days = [
    { day: saturday, text: t("trips:thisSaturday") },
    { day: addDays(saturday, 1), text: t("trips:thisSunday") },
  ];
  const left = days.filter(({ day }) => day >= today && isInSeason(day, season));
  return left.length > 0 ? <Days days={left} /> : <DaysBeside day={today} />;
};

/** The last day with trips before a day without, and the first after it. */
export const DaysBeside = ({ day }: { day: CalendarDate }) => {
  const t = useMessages();
  const { today, season } = useCalendar();
  const words = useDayInWords();
  const days = new Set([lastDayBefore(season, day), nextDay(season, day)]);
  return (
    <Days
      days={[...days].flatMap((near) =>
        near && near >= today
          ? [{ day: near, text: t("trips:seeDay", { date: words.date(near) }) }]
          : [],
      )}
    />
  );
};
