import type { CSSProperties } from "react";
import { useWords } from "../../../desk/core/context";
import { fieldAttribute } from "../../../desk/form/use-field";
import { Icon } from "../../../desk/window/icon";
import { REST_TINT, type Band } from "./bands";
import { bandText } from "./day-text";
import type { Season } from "./entered";
import type { View } from "./use-view";
import { seasonWords } from "./words";

type Props = {
  bands: readonly Band[];
  /** Seasons whose days cannot be read, or are in the wrong order. */
  unread: readonly Season[];
  view: View;
  onView: (view: View) => void;
};

/** Buttons for the seasons of a year: the way by keys, and for bands that are too short to press. */
export const SeasonChips = ({ bands, unread, view, onView }: Props) => {
  const { tag } = useWords();
  const say = seasonWords(tag);
  const chip = (to: View, isPressed: boolean, text: string, tint?: string) => (
    <button
      key={to.kind === "season" ? to.index : to.kind}
      type="button"
      aria-pressed={isPressed}
      onClick={() => onView(to)}
    >
      {tint && <i style={{ "--tint": tint } as CSSProperties} />}
      <span>{text}</span>
    </button>
  );
  const isChosen = (index: number) => view.kind === "season" && view.index === index;
  return (
    <div className="bands" role="group" aria-label={say.choose} {...fieldAttribute(["seasons"])}>
      {chip({ kind: "rest" }, view.kind === "rest", say.rest, REST_TINT)}
      {bands.map(({ index, days, tint }) =>
        chip({ kind: "season", index }, isChosen(index), bandText(days, tag), tint),
      )}
      {unread.map(({ index }) => chip({ kind: "season", index }, isChosen(index), say.unreadDays))}
      <button
        type="button"
        className="is-new"
        aria-pressed={view.kind === "new"}
        onClick={() => onView({ kind: "new" })}
      >
        <Icon name="plus" />
        <span>{say.add}</span>
      </button>
    </div>
  );
};
