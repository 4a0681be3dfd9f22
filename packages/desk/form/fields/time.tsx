import { nodeAt, type Path, type SchemaNode } from "@brisa/typed-content";
import { schemaOf } from "../../core/model";
import { valueAt } from "../../core/paths";
import { dataOf } from "../../core/work";
import { useDeskState, useWords } from "../../state/context";
import { Frame, useControl } from "../frame";
import { parseTime } from "../../values/normalise-text";
import { useTouched } from "../../state/touched";
import { chooseWhole } from "../keyboard";
import { TypedInput } from "../typed-input";
import type { FieldProps } from "../use-field";
import { durationText, isTime, timeText } from "../../values/date-text";

/** In a group with two times. `isLater`: the other one comes second. */
const otherTime = (root: SchemaNode | undefined, path: Path) => {
  const { properties = {} } = nodeAt(root ?? {}, path.slice(0, -1)) ?? {};
  const times = Object.keys(properties).filter((name) => properties[name]?.kind === "time");
  const place = times.indexOf(String(path.at(-1)));
  const name = times[place + 1] ?? times[place - 1];
  if (place < 0 || name === undefined) return undefined;
  return {
    path: [...path.slice(0, -1), name],
    title: properties[name]?.title,
    isLater: times.indexOf(name) > place,
  };
};

/** Takes any usual notation, and shows the time as it is understood. */
export const TimeField = (props: FieldProps) => {
  const { node, file, path } = props;
  const { fields, tag } = useWords();
  const other = otherTime(schemaOf(file), path);
  const otherValue = useDeskState(({ work }) => other && valueAt(dataOf(work, file), other.path));
  const control = useControl(props, ({ code }, value) => {
    if (code !== "end-before-start" || !isTime(otherValue)) return undefined;
    const [first, start] = [other?.title ?? "", timeText(otherValue)];
    return value === otherValue
      ? fields.endsAtStart(first, start)
      : fields.endsBefore(first, start);
  });
  const { value, base, setTyped } = control;
  const { touch: touchOther } = useTouched(file, other?.path ?? path);
  const span = () => {
    if (!other || !isTime(value) || !isTime(otherValue)) return "";
    const [start, end] = other.isLater ? [value, otherValue] : [otherValue, value];
    if (start >= end) return "";
    const duration = durationText(start, end, tag);
    return other.isLater
      ? fields.lastsUntil(duration, timeText(end))
      : fields.lastsFrom(duration, timeText(start));
  };
  const isRead = isTime(value) && value !== base;
  const reading = isRead ? `${fields.readsAs(timeText(value))} ${span()}`.trim() : undefined;
  return (
    <Frame node={node} control={control} note={reading}>
      <TypedInput
        control={control}
        shown={isTime(value) ? timeText(value) : undefined}
        onText={(typed) => setTyped(typed, parseTime(typed))}
        className="input input--time"
        // Numeric keyboards of phones have no colon.
        inputMode="text"
        {...chooseWhole}
        // A wrong order of the two times is an error of the second one.
        onBlur={() => otherValue !== undefined && touchOther()}
      />
    </Frame>
  );
};
