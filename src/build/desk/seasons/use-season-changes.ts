import type { Days } from "../../../base/calendar/calendar-date";
import { useDesk, useWords } from "../../../desk/core/context";
import { valueAt } from "../../../desk/core/paths";
import { asOneStep, change, dataOf } from "../../../desk/core/work";
import { dayText, rangeText } from "./day-text";
import { FILE, type Season } from "./entered";
import { givenWay, type Overlap } from "./overlap";
import type { Acts } from "./use-act";
import { seasonWords } from "./words";

const PATH = ["seasons"];

/** Returns functions that add, move, shorten and remove seasons. Each is one change of the prices. */
export const useSeasonChanges = (acts: Acts) => {
  const desk = useDesk();
  const { tag } = useWords();
  const say = seasonWords(tag);
  const items = () => {
    const list = valueAt(dataOf(desk.state().work, FILE), PATH);
    return Array.isArray(list) ? (list as unknown[]) : [];
  };
  return {
    /** Returns the place of the new season. */
    add: (days: Days) => {
      const before = items();
      const { work } = desk.state();
      const now = Date.now();
      desk.setWork(asOneStep(work, change(work, FILE, PATH, [...before, days], now), now));
      return before.length;
    },
    move: ({ index, from, to }: Season, days: Days) => {
      if (from !== days.from) desk.change(FILE, [...PATH, index, "from"], days.from);
      if (to !== days.to) desk.change(FILE, [...PATH, index, "to"], days.to);
    },
    /** Returns whether there are others. */
    remove: ({ index, days }: Season) => {
      const left = items().toSpliced(index, 1);
      const text = say.removed(days ? rangeText(days, tag) : "");
      acts.perform(PATH, left.length > 0 ? left : undefined, text);
      return left.length > 0;
    },
    /** Lets a season have the days of an overlap. Returns the place of the other one if it is gone. */
    keep: ({ seasons: [first, second] }: Overlap, index: number) => {
      const [kept, other] = first.index === index ? [first, second] : [second, first];
      const before = items();
      const after = givenWay(before, other, kept.days);
      acts.perform(PATH, after, say.decided(dayText(kept.days.from, "long", tag)));
      return after.length < before.length ? other.index : undefined;
    },
  };
};
