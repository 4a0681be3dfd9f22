import styled from "styled-components";
import type { CalendarDate } from "../../../base/calendar/calendar-date";
import type { Position } from "../../../base/calendar/sun";
import { shortDay, weekday } from "../../../base/format";
import { sunsetTime } from "../../../model/sunset-time";
import { Icon } from "../../elements/icon";
import { VisuallyHidden } from "../../elements/text";
import { LocalLink } from "../language/local-link";
import { useLanguage } from "../language/use-language";
import { useMessages } from "../language/use-messages";
import { dayPath } from "./day-path";

const Day = styled(LocalLink)`
  && {
    gap: 0.5rem;
    margin-left: 1.25rem;
    font-weight: 600;
  }
  svg {
    color: var(--sea);
  }
  > span:first-letter {
    text-transform: uppercase;
  }
`;

/** The chosen day and its sunset, on every page; it leads to where the day can be changed. */
export const ChosenDay = ({ day, position }: { day: CalendarDate; position: Position }) => {
  const t = useMessages();
  const { language } = useLanguage();
  const short = `${weekday(day, language, "short")} ${shortDay(day, language)}`;
  return (
    <Day to={dayPath}>
      <Icon name="set" />
      <span>{t("layout:chosenDay", { day: short, time: sunsetTime(day, position) })}</span>
      <VisuallyHidden>. {t("layout:changeDay")}</VisuallyHidden>
    </Day>
  );
};
