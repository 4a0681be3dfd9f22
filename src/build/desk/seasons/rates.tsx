import { Fragment, useState } from "react";
import { inOrder } from "../../../base/calendar/days";
import { useWords } from "../../../desk/core/context";
import { isSame } from "../../../desk/core/json";
import { useAmountQuestion } from "../../../desk/form/amount-question";
import { useErrors } from "../../../desk/form/field-errors";
import { AmountInput } from "../../../desk/form/fields/amount";
import { useControl } from "../../../desk/form/frame";
import { chooseWhole, moveOn } from "../../../desk/form/keyboard";
import { Known } from "../../../desk/form/known";
import {
  ChangeContext,
  fieldAttribute,
  fieldId,
  type FieldProps,
} from "../../../desk/form/use-field";
import { amountText } from "../../../desk/form/values/amount-text";
import { isTime } from "../../../desk/form/values/date-text";
import { errorWords } from "../../../desk/told/finding-words";
import { RatesHead } from "./raise";
import { atRow, Rate } from "./rate-row";
import { useRows, type Row } from "./rate-rows";
import { useScreen } from "./screen-state";
import { SunOfDays } from "./sun";
import { hoursText, parseHours, type EnteredHours } from "./typed-text";

type BoxProps = { label: string; usual: Row["usual"] };

/** Whether a price is so far from the usual one that a digit may be missing, or one too many. */
const isFar = (value: unknown, usual: number) =>
  typeof value === "number" && (value * 2 <= usual || value >= usual * 2);

/** The price of a trip on the days of a band. An empty one is the usual one. */
const PriceBox = ({ field, label, usual }: BoxProps & { field: FieldProps }) => {
  const { say, focusAs } = useScreen();
  const { value, messages, id } = useControl(field);
  const question = useAmountQuestion(field.file, field.path, value);
  const note = () => {
    if (!usual) return value === undefined ? say.noUsualPrice : "";
    if (usual.amount === undefined) return say.noUsualPrice;
    const amount = say.money(usual.amount);
    if (value === undefined) return say.emptyPrice(amount);
    return isFar(value, usual.amount) ? say.farFrom(amount) : say.usual(amount);
  };
  return (
    <div ref={focusAs("price")}>
      <Known {...field}>
        <AmountInput
          file={field.file}
          path={field.path}
          isOptional
          label={label}
          placeholder={usual?.amount === undefined ? undefined : amountText(usual.amount)}
        />
      </Known>
      {messages.length > 0 ? (
        <p className="rate__note rate__note--end rate__note--wrong" id={`${id}-error`}>
          <span>{messages[0]}</span>
        </p>
      ) : (
        <p className="rate__note rate__note--end" id={`${id}-note`}>
          {question ?? <span>{note()}</span>}
        </p>
      )}
    </div>
  );
};

/** The departure and the return of a trip in one box: «18:30–22:00». Empty ones are the usual ones. */
const HoursBox = ({ hours, label, usual }: BoxProps & { hours: NonNullable<Row["hours"]> }) => {
  const words = useWords();
  const { say } = useScreen();
  const { file, path, value } = hours;
  const id = `${fieldId(file, path)}.hours`;
  // A trip's own hours are two fields of its entry.
  const { errors, onFocus, onBlur } = useErrors(file, usual ? path : []);
  const error = errors.find(({ path: [name] }) => usual || name === "start" || name === "end");
  const [typed, setTyped] = useState<{ text: string; value?: EnteredHours }>();
  // What was changed elsewhere meanwhile, such as by undo, is shown.
  const text = typed && isSame(typed.value, value) ? typed.text : value ? hoursText(value) : "";
  const usually = usual?.hours && hoursText(usual.hours);
  const note = () => {
    if (error?.code === "end-before-start") return say.returnsBefore;
    // Others are about a trip, not about what was written.
    if (error?.code === "repeated-reference") return errorWords(error, {}, value, words);
    if (error) return say.wrongHours;
    if (!usual) return "";
    if (!usually) return say.noUsualHours;
    return value ? say.usual(usually) : say.emptyHours(usually);
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
          hours.change(next);
        }}
        onKeyDown={moveOn}
        onFocus={onFocus}
        onBlur={() => {
          setTyped(undefined);
          onBlur();
        }}
      />
      <p className={error ? "rate__note rate__note--wrong" : "rate__note"} id={`${id}-note`}>
        <span>{note()}</span>
      </p>
    </div>
  );
};

/**
 * The prices and the hours of a band, a row for each trip. In the document all prices come before all hours, so that the
 * Tab key leads from one price to the next.
 */
export const Rates = () => {
  const { say, chosen, bands, title, sunsetTrip } = useScreen();
  const { rows, amountsPath } = useRows();
  const nameOf = ({ name, id }: Row["trip"]) => name ?? id;
  const when = chosen ? title : say.always;
  const days = chosen ? [chosen.days ?? []].flat() : inOrder(bands.rest);
  return (
    <div className="rates">
      <RatesHead path={amountsPath} rows={rows} />
      {rows.length === 0 && <p className="rates__none">{say.none}</p>}
      <div className="rates__grid">
        {rows.map(({ key, trip, price, times, usual }, place) => (
          <Rate key={key} place={place} trip={trip} times={times}>
            {price && (
              <ChangeContext.Provider value={price.change}>
                <PriceBox
                  field={price.field}
                  label={say.priceOf(nameOf(trip), when)}
                  usual={usual}
                />
              </ChangeContext.Provider>
            )}
          </Rate>
        ))}
        {rows.map(
          ({ key, trip, hours, times, usual }, place) =>
            hours && (
              <Fragment key={key}>
                <div className="rate__hours" style={atRow(place)}>
                  <HoursBox hours={hours} label={say.timesOf(nameOf(trip), when)} usual={usual} />
                </div>
                {sunsetTrip?.trip === trip.id && isTime(times?.end) && (
                  <SunOfDays place={place} days={days} end={times.end} />
                )}
              </Fragment>
            ),
        )}
      </div>
    </div>
  );
};
