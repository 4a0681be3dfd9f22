import { useEffect, type ComponentProps } from "react";
import type { Content } from "../../../typed-content/content";
import { useWords } from "../../../desk/core/context";
import type { OwnScreen } from "../../../desk/site";
import { asOn, withOneSeason } from "./day-facts";
import { rangeText, wholeDayText } from "./day-text";
import { isOn, type Season } from "./entered";
import { fieldIn } from "./shown-instead";
import type { View } from "./use-view";

/** Shows in the page beside what holds on the chosen day, or in the chosen season. */
export const useShown = (
  content: Content,
  view: View,
  seasons: readonly Season[],
  onShow: ComponentProps<OwnScreen>["onShow"],
) => {
  const { tag } = useWords();
  const chosen = view.kind === "season" ? seasons.find(({ id }) => id === view.id) : undefined;
  const day = view.kind === "day" ? view.day : chosen?.days?.from;
  const own = view.kind === "day" ? seasons.find(isOn(view.day)) : chosen;
  const index = own?.index;
  const isOneDay = view.kind === "day";
  const as = isOneDay ? wholeDayText(view.day, tag) : chosen?.days && rangeText(chosen.days, tag);
  useEffect(() => {
    // In two seasons on the same days, that of the chosen one is shown.
    const alone = isOneDay || index === undefined ? content : withOneSeason(content, index);
    onShow(
      day === undefined || as === undefined
        ? undefined
        : {
            content: asOn(alone, day),
            as,
            fieldOf: index === undefined ? (shown) => shown : fieldIn(content, index),
          },
    );
  }, [content, index, isOneDay, day, as, onShow]);
  useEffect(() => () => onShow(undefined), [onShow]);
};
