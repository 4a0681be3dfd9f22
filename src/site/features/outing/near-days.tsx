import styled from "styled-components";
import { addDays, type CalendarDate } from "../../../base/calendar/calendar-date";
import { lastDayBefore, nextDay } from "../../../model/season";
import { Icon } from "../../elements/icon";
import { QuietButton } from "../../elements/quiet-button";
import { useMessages } from "../language/use-messages";
import { useCalendar, useFreeDays, useDayInWords } from "./calendar";
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
export const chooseDay = (day: CalendarDate, button: HTMLElement, answer?: string) => {
  const status = button.closest<HTMLElement>("[role=status]");
  setOuting({ day });
  (answer === undefined ? status : document.getElementById(answer))?.focus();
};

type Props = {
  days: readonly { day: CalendarDate; text: string }[];
  /** The id of what answers, if that is no status around it. */
  answer?: string;
};

const Days = ({ days, answer }: Props) => (
  <Row>
    {days.map(({ day, text }) => (
      <QuietButton key={day} onClick={({ currentTarget }) => chooseDay(day, currentTarget, answer)}>
        {text}
        <Icon name="arrow" />
      </QuietButton>
    ))}
  </Row>
);

const SATURDAY = 6;

/** The days of this weekend, those that are left of it and free; if there are none, the next free day. */
export const Weekend = () => {
  const t = useMessages();
  const { today } = useCalendar();
  const { isFree } = useFreeDays();
  const daysUntil = SATURDAY - new Date(today).getUTCDay();
  const saturday = addDays(today, daysUntil === SATURDAY ? -1 : daysUntil);
  const days = [
    { day: saturday, text: t("trips:thisSaturday") },
    { day: addDays(saturday, 1), text: t("trips:thisSunday") },
  ];
  const left = days.filter(({ day }) => day >= today && isFree(day));
  return left.length > 0 ? <Days days={left} /> : <DaysBeside day={today} />;
};

/** Of a day that is not free: the last free one before it, and the first after it. */
export const useDaysBeside = () => {
  const { today } = useCalendar();
  const { freeDaysOf, isFree } = useFreeDays();
  return (day: CalendarDate, trip?: string) => {
    const free = freeDaysOf(trip);
    const days = new Set([lastDayBefore(free, day), nextDay(free, day)]);
    return [...days].flatMap((near) => (near && near >= today && isFree(near, trip) ? near : []));
  };
};

type BesideProps = { day: CalendarDate; trip?: string; answer?: string };

export const DaysBeside = ({ day, trip, answer }: BesideProps) => {
  const t = useMessages();
  const words = useDayInWords();
  const days = useDaysBeside()(day, trip).map((near) => ({
    day: near,
    text: t("trips:seeDay", { date: words.date(near) }),
  }));
  return <Days answer={answer} days={days} />;
};
