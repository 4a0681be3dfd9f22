import { useState } from "react";
import { dayFormat } from "@brisa/typed-content/dates";
import { useWords } from "../../state/context";
import { Frame, useControl } from "../frame";
import type { FieldProps } from "../use-field";
import { dayText } from "../../values/date-text";

export const DateField = (props: FieldProps) => {
  const { node } = props;
  const { tag } = useWords();
  const control = useControl(props);
  const { text, setTyped, attributes } = control;
  return (
    <Frame node={node} control={control} note={dayText(text, tag)}>
      <input
        {...attributes}
        className="input input--date"
        type="date"
        value={text}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Frame>
  );
};

/** Years offered before and after the current one. */
const BACK = 12;
const AHEAD = 4;

const twoDigits = (number: number) => String(number).padStart(2, "0");

const months = Array.from({ length: 12 }, (_, place) => twoDigits(place + 1));

/** Not all browsers support `<input type="month">`. With a year or a month alone, the incomplete value is stored. */
export const MonthField = (props: FieldProps) => {
  const { node } = props;
  const { fields, tag } = useWords();
  const control = useControl(props);
  const { id, text, setTyped, attributes } = control;
  const [, year = "", month = ""] = /^(\d{4})?-(\d\d)?$/.exec(text) ?? [];
  const [now] = useState(() => new Date().getFullYear());
  const offered = Array.from({ length: BACK + AHEAD + 1 }, (_, place) =>
    String(now + AHEAD - place),
  );
  const years = year && !offered.includes(year) ? [...offered, year].sort().reverse() : offered;
  const name = dayFormat(tag, { month: "long" });
  const store = (nextYear: string, nextMonth: string) =>
    setTyped(nextYear || nextMonth ? `${nextYear}-${nextMonth}` : "");
  return (
    <Frame node={node} control={control} isGroup>
      <div className="month">
        <select
          {...attributes}
          className="input"
          aria-label={fields.month}
          value={month}
          onChange={({ target }) => store(year, target.value)}
        >
          <option value="">{fields.month}</option>
          {months.map((number) => (
            <option key={number} value={number}>
              {name.format(Date.UTC(2000, Number(number) - 1))}
            </option>
          ))}
        </select>
        <select
          {...attributes}
          className="input"
          id={`${id}-year`}
          aria-label={fields.year}
          value={year}
          onChange={({ target }) => store(target.value, month)}
        >
          <option value="">{fields.year}</option>
          {years.map((number) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </select>
      </div>
    </Frame>
  );
};
