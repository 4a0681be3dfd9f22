import { eachDay, type CalendarDate } from "@brisa/typed-content/dates";
import type { Position } from "./sun";
import { hoursOn, otherHours, type Timetable } from "./hours";
import { isInSeason, seasonDates } from "./season";
import { sunsetTime } from "./sunset-time";

/** By trip, the number of days of a season on which the sun sets while it is out. */
export const sunsetDays = (timetable: Timetable, position: Position, today: CalendarDate) => {
  const { trips, months } = timetable;
  const others = otherHours(timetable);
  const sunsets = eachDay(seasonDates(months, today))
    .filter((day) => isInSeason(day, months))
    .map((day) => ({ day, time: sunsetTime(day, position) }));
  return new Map(
    trips.map((usual) => {
      const own = others.filter(({ trip }) => trip === usual.trip);
      const isSeen = ({ day, time }: (typeof sunsets)[number]) => {
        const { start, end } = hoursOn(usual, own, day);
        return start <= time && time <= end;
      };
      return [usual.trip, sunsets.filter(isSeen).length];
    }),
  );
};
