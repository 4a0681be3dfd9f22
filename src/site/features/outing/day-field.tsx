import { useCallback, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { isWithin, type CalendarDate } from "../../../base/calendar/calendar-date";
import { Input, Label } from "../../elements/control";
import { QuietButton } from "../../elements/quiet-button";
import { media } from "../../style/media";
import { useMessages } from "../language/use-messages";
import { lastDay, useCalendar } from "./calendar";
import { setOuting, DAY_FIELD } from "./use-outing";
import { VisuallyHidden } from "../../elements/text";

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s4);

  ${Input} {
    flex: 1 1 auto;
    min-width: 0;
    /* With its label below the header, where an address leads to it. */
    scroll-margin-top: 2rem;
  }
  ${QuietButton} {
    flex: none;
    min-width: 4.25rem;
    justify-content: flex-end;
  }
  ${media.medium} {
    ${Input} {
      flex: 0 1 16rem;
    }
    ${QuietButton} {
      justify-content: flex-start;
    }
  }
`;

/** What is wrong with an entered date: it does not exist or a part is missing, or it cannot be chosen. */
export type DayProblem = "none" | "range";

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

type Props = {
  day?: CalendarDate;
  onProblem: (problem?: DayProblem) => void;
};

/** The date field that chooses the day of the whole site. */
export const DayField = ({ day, onProblem }: Props) => {
  const t = useMessages();
  const { today } = useCalendar();
  const ref = useRef<HTMLInputElement>(null);
  const [isFilled, setIsFilled] = useState(false);

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
    setIsFilled(ref.current.value !== "");
    onProblem(entered.problem);
    return entered.day;
  }, [today, onProblem]);
  const onChange = useCallback(() => setOuting({ day: judge() }), [judge]);
  // A day that was entered before the app ran, even a part of one, is newer than what the address names.
  useEffect(() => {
    if (ref.current?.value || ref.current?.validity.badInput) onChange();
  }, [onChange]);
  const clear = () => {
    if (!ref.current) return;
    ref.current.value = "";
    onChange();
    ref.current.focus();
  };
  return (
    <div>
      <Label htmlFor={DAY_FIELD}>{t("trips:dayLabel")}</Label>
      <Row>
        <Input
          ref={ref}
          id={DAY_FIELD}
          type="date"
          min={today}
          max={lastDay(today)}
          autoComplete="off"
          onInput={onChange}
          onBlur={judge}
        />
        {(day || isFilled) && (
          <QuietButton onClick={clear}>
            <span>{t("trips:clear")}</span>
            <VisuallyHidden> {t("trips:clearDay")}</VisuallyHidden>
          </QuietButton>
        )}
      </Row>
    </div>
  );
};
