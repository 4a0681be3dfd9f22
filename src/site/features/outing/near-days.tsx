import styled from "styled-components";
import type { CalendarDate } from "@brisa/typed-content/dates";
import { lastDayBefore, nextDay } from "../../../model/season";
import { Icon } from "../../elements/icon";
import { QuietButton } from "../../elements/quiet-button";
import { useMessages } from "../language/use-messages";
import { useCalendar, useDayInWords } from "./calendar";
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

/** Chooses a day, or none. What answers gets the focus of the pressed button, which is then gone. */
export const chooseDay = (day: CalendarDate | undefined, button: HTMLElement, answer?: string) => {
  const asked = button.closest<HTMLElement>("section");
  setOuting({ day });
  (answer === undefined ? asked : document.getElementById(answer))?.focus();
};

export const ClearDay = ({ answer }: { answer?: string }) => {
  const t = useMessages();
  return (
    <QuietButton onClick={({ currentTarget }) => chooseDay(undefined, currentTarget, answer)}>
      {t("trips:clearThisDay")}
    </QuietButton>
  );
};

type Props = {
  day: CalendarDate;
  trip?: string;
  /** The id of what answers, if that is not the section around it. */
  answer?: string;
};

/** Of a day that is not free: the last free one before it, and the first after it; for a trip, if one is given. */
export const useDaysBeside = () => {
  const { today, freeDaysOf, isFree } = useCalendar();
  return (day: CalendarDate, trip?: string) => {
    const free = freeDaysOf(trip);
    const days = new Set([lastDayBefore(free, day), nextDay(free, day)]);
    return [...days].flatMap((near) => (near && near >= today && isFree(near, trip) ? near : []));
  };
};

export const DaysBeside = ({ day, trip, answer }: Props) => {
  const t = useMessages();
  const words = useDayInWords();
  return (
    <Row>
      {useDaysBeside()(day, trip).map((near) => (
        <QuietButton
          key={near}
          onClick={({ currentTarget }) => chooseDay(near, currentTarget, answer)}
        >
          {t("trips:seeDay", { date: words.date(near) })}
          <Icon name="arrow" />
        </QuietButton>
      ))}
    </Row>
  );
};
