import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import styled, { css } from "styled-components";
import { isWithin, type CalendarDate } from "@brisa/typed-content/dates";
import { nextDay } from "../../../model/season";
import { DAY_FIELD } from "../../document/outing-address";
import { VisuallyHidden } from "../../elements/text";
import { media } from "../../style/media";
import { useMessages } from "../language/use-messages";
import { lastDay, useCalendar, useDayInWords } from "./calendar";
import { DaySentence, type DayProblem } from "./day-sentence";
import { setOuting, useOuting } from "./use-outing";
import { useSettled } from "./use-settled";

/** Without the field there is no day to tell of. */
const lined = css`
  padding-block: var(--s4);

  ${media.noScript} {
    display: none;
  }
`;

const Root = styled.section<{ $hasLine: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s5);
  align-items: center;
  ${({ $hasLine }) => $hasLine && lined}
`;

const Row = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  align-items: stretch;
  min-width: min(100%, 17rem);
`;

/** The question and the field below it, in one frame. Hidden without JavaScript, which would not know what is entered. */
const Box = styled.label`
  display: grid;
  /* All of a row's room, beside or above what stands beside it. */
  flex: 1000 1 10.5rem;
  align-content: center;
  min-width: 0;
  padding: 0.4rem 0.75rem 0;
  background: var(--paper-raised);
  color: var(--ink);
  border: 1px solid var(--control);
  border-radius: var(--radius);

  &:hover {
    border-color: var(--ink);
  }
  /* On the button for the calendar, which is a part of the field, Chromium matches only focus-within. */
  &:focus-within {
    outline: var(--ring) solid var(--sea);
    outline-offset: calc(-1 * var(--ring));
  }
  > :first-child {
    font-size: var(--step--1);
    line-height: 1.2;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
  b {
    display: block;
    font-weight: 500;
    color: var(--ink);

    &::first-letter {
      text-transform: uppercase;
    }
  }
  input {
    width: 100%;
    min-width: 0;
    min-height: var(--touch);
    padding: 0;
    font: 500 var(--step-1) / 1.2 var(--sans);
    color: inherit;
    background: none;
    border: 0;
    outline: 0;
    /* With its label below the header, where an address leads to it. */
    scroll-margin-top: 2rem;
  }
  ${media.noScript} {
    display: none;
  }
  ${media.print} {
    padding: 0;
    border: 0;

    input,
    &:not(:has(b)) {
      display: none;
    }
  }
`;

/** Neither a day nor a problem while there is none or its year, 2, 20 or 202, is typed. */
const enteredIn = ({ value, validity }: HTMLInputElement, today: CalendarDate) => {
  const isTyping = document.activeElement?.id === DAY_FIELD;
  if (value === "") return validity.badInput && !isTyping ? { problem: "none" as const } : {};
  if (isTyping && value.startsWith("0")) return {};
  const last = lastDay(today);
  // Years may have more than four digits.
  const isPossible = value.length === last.length && isWithin(value, today, last);
  return isPossible ? { day: value } : { problem: "range" as const };
};

const QUESTION = `${DAY_FIELD}-question`;

type Props = {
  /** What stands in one row with the field. */
  beside?: ReactNode;
  /** The trip that is asked for, if it is one alone. */
  trip?: string;
  /** Whether the sunset is told of the day, in a line of its own. */
  tellsSunset?: boolean;
  className?: string;
};

/** The date field that chooses the day of the whole site. The day stands in words where the question was. */
export const DayField = ({ beside, trip, tellsSunset = false, className }: Props) => {
  const t = useMessages();
  const { today, freeDaysOf } = useCalendar();
  const { weekdayAndDate } = useDayInWords();
  const { day } = useOuting();
  const ref = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<DayProblem>();
  const about = useSettled(problem ?? day);

  // A day that was chosen, or taken away, elsewhere.
  const shown = useRef<CalendarDate>();
  useEffect(() => {
    if (!ref.current) return;
    if (day ?? ref.current.value === shown.current) ref.current.value = day ?? "";
    // To its default, WebKit resets a field that it is not to complete when it shows the page from its cache.
    if (day !== shown.current) ref.current.defaultValue = day ?? "";
    shown.current = day;
  }, [day]);

  const judge = useCallback(() => {
    if (!ref.current) return undefined;
    const entered = enteredIn(ref.current, today);
    setProblem(entered.problem);
    return entered.day;
  }, [today]);
  const onChange = useCallback(() => setOuting({ day: judge() }), [judge]);
  // A day that was entered before the app ran, even a part of one, is newer than what the address names.
  useEffect(() => {
    if (ref.current?.value || ref.current?.validity.badInput) onChange();
  }, [onChange]);
  const isDay = about !== undefined && about !== "none" && about !== "range";
  const question = <span id={QUESTION}>{t("layout:whichDay")}</span>;
  return (
    <Root $hasLine={tellsSunset} className={className} aria-labelledby={QUESTION} tabIndex={-1}>
      <Row>
        <Box>
          <span>
            {isDay ? <VisuallyHidden>{question} </VisuallyHidden> : question}
            {isDay && <b>{weekdayAndDate(about)}</b>}
          </span>
          <input
            ref={ref}
            id={DAY_FIELD}
            type="date"
            min={nextDay(freeDaysOf(), today)}
            max={lastDay(today)}
            autoComplete="off"
            onInput={onChange}
            onBlur={judge}
          />
        </Box>
        {beside}
      </Row>
      <DaySentence
        day={isDay ? about : undefined}
        problem={isDay ? undefined : problem}
        trip={trip}
        tellsSunset={tellsSunset}
      />
    </Root>
  );
};
