import { useState } from "react";
import { useWords } from "../../../desk/core/context";
import { isSame } from "../../../desk/core/json";
import { useErrors } from "../../../desk/form/field-errors";
import { chooseWhole, moveOn } from "../../../desk/form/keyboard";
import { fieldAttribute, fieldId } from "../../../desk/form/use-field";
import type { Path } from "../../../typed-content/schema";
import { hoursText, parseHours, type EnteredHours } from "./hours-text";
import { errorWords } from "../../../desk/told/finding-words";
import { seasonWords } from "./words";

type Props = {
  /** Where the hours are, for the check and for links. */
  file: string;
  path: Path;
  label: string;
  /** Undefined if none are entered. */
  value?: EnteredHours;
  /** The usual hours; undefined if these are them, or if there are none. */
  usual?: EnteredHours;
  isUsual: boolean;
  onChange: (hours: EnteredHours | undefined) => void;
};

/** The departure and the return of a trip in one box: «18:30–22:00». Empty ones are the usual ones. */
export const HoursBox = ({ file, path, label, value, usual, isUsual, onChange }: Props) => {
  const words = useWords();
  const say = seasonWords(words.tag);
  const id = `${fieldId(file, path)}.hours`;
  // A trip's own hours are two fields of its entry.
  const { errors, onFocus, onBlur } = useErrors(file, isUsual ? [] : path);
  const [error] = errors.filter(
    ({ path: [field] }) => !isUsual || field === "start" || field === "end",
  );
  const [typed, setTyped] = useState<{ text: string; value?: EnteredHours }>();
  // What was changed elsewhere meanwhile, such as by undo, is shown.
  const text = typed && isSame(typed.value, value) ? typed.text : value ? hoursText(value) : "";
  const usually = usual && hoursText(usual);
  const note = () => {
    if (isUsual) return "";
    if (!usually) return say.noUsualHours;
    return value ? say.usual(usually) : say.emptyHours(usually);
  };
  const problem = () => {
    if (error?.code === "end-before-start") return say.returnsBefore;
    // Others are about a trip, not about what was written.
    return error?.code === "repeated-reference"
      ? errorWords(error, {}, value, words)
      : say.wrongHours;
  };
  return (
    <div data-file={file}>
      <input
        className="input"
        id={id}
        type="text"
        autoComplete="off"
        {...fieldAttribute(path)}
        aria-label={label}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-note`}
        placeholder={usually}
        value={text}
        {...chooseWhole}
        onChange={({ target }) => {
          const next = parseHours(target.value);
          setTyped({ text: target.value, value: next });
          onChange(next);
        }}
        onKeyDown={moveOn}
        onFocus={onFocus}
        onBlur={() => {
          setTyped(undefined);
          onBlur();
        }}
      />
      <p className={error ? "rate__note rate__note--wrong" : "rate__note"} id={`${id}-note`}>
        <span>{error ? problem() : note()}</span>
      </p>
    </div>
  );
};
