import type { Days } from "../../../base/calendar/calendar-date";
import { useDesk, useWords } from "../../../desk/core/context";
import { idsOf, withIds, type ItemId } from "../../../desk/core/identity";
import { spliced, valueAt } from "../../../desk/core/paths";
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
    /** Returns the new season. */
    add: (days: Days) => {
      const before = items();
      const after = withIds([...before, days], idsOf(before));
      const { work } = desk.state();
      const now = Date.now();
      desk.setWork(asOneStep(work, change(work, FILE, PATH, after, now), now));
      return idsOf(after)[before.length];
    },
    move: ({ id, from, to }: Season, days: Days) => {
      if (from !== days.from) desk.change(FILE, [...PATH, id, "from"], days.from);
      if (to !== days.to) desk.change(FILE, [...PATH, id, "to"], days.to);
    },
    /** Returns whether there are others. */
    remove: ({ id, days }: Season) => {
      const now = items();
      const left = spliced(now, idsOf(now).indexOf(id), 1);
      const text = say.removed(days ? rangeText(days, tag) : "");
      acts.perform(PATH, left.length > 0 ? left : undefined, text);
      return left.length > 0;
    },
    /** Lets a season have the days of an overlap. Returns whether the other one is still there. */
    keep: ({ seasons: [first, second] }: Overlap, id: ItemId) => {
      const [kept, other] = first.id === id ? [first, second] : [second, first];
      const after = givenWay(items(), other, kept.days);
      acts.perform(PATH, after, say.decided(dayText(kept.days.from, "long", tag)));
      return idsOf(after).includes(other.id);
    },
  };
};
