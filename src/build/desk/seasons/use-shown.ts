import { useEffect } from "react";
import type { Content } from "../../../typed-content/content";
import { useWords } from "../../../desk/core/context";
import type { OwnScreen } from "../../../desk/site";
import type { ComponentProps } from "react";
import { asOn, withOneSeason } from "./day-facts";
import { rangeText, wholeDayText } from "./day-text";
import type { Season } from "./entered";
import type { View } from "./use-view";

/** Shows in the page beside what holds on the chosen days. */
export const useShown = (
  content: Content,
  view: View,
  seasons: readonly Season[],
  onShow: ComponentProps<OwnScreen>["onShow"],
) => {
  const { tag } = useWords();
  const days = view.kind === "season" ? seasons[view.index]?.days : undefined;
  const index = days && view.kind === "season" ? view.index : undefined;
  const day = view.kind === "day" ? view.day : days?.from;
  const as =
    view.kind === "day" ? wholeDayText(view.day, tag) : days ? rangeText(days, tag) : undefined;
  useEffect(() => {
    const own = index === undefined ? content : withOneSeason(content, index);
    onShow(day === undefined ? undefined : asOn(own, day), as);
  }, [content, index, day, as, onShow]);
  useEffect(() => () => onShow(undefined), [onShow]);
};
