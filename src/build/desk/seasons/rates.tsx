import { Fragment, useState } from "react";
import type { Days } from "../../../base/calendar/calendar-date";
import { isRecord } from "../../../base/is-record";
import { useDesk, useWords } from "../../../desk/core/context";
import { valueNow } from "../../../desk/core/identity";
import { valueAt } from "../../../desk/core/paths";
import { dataOf } from "../../../desk/core/work";
import {
  ChangeContext,
  useFieldPath,
  useValue,
  type FieldProps,
} from "../../../desk/form/use-field";
import { moneyInSentence } from "../../../desk/form/values/amount-text";
import { isTime } from "../../../desk/form/values/time-text";
import { FILE } from "./entered";
import { HoursBox } from "./hours-box";
import type { EnteredHours } from "./hours-text";
import { allRaised, HIGHEST } from "./percent";
import { PriceBox } from "./price-box";
import { Raise } from "./raise";
import { atRow, Rate } from "./rate";
import { SunLine } from "./sun-line";
import type { Surroundings } from "./surroundings";
import type { Acts } from "./use-act";
import { amountsPath, hoursPath, pricesIn, useRows, type Of, type Row } from "./use-rows";
import { seasonWords } from "./words";

type Props = {
  of: Of;
  /** The days of the band, in words. */
  when: string;
  /** The days for which sunset is told, in order. */
  days: readonly Days[];
  surroundings: Surroundings;
  acts: Acts;
};

const timesOf = (data: unknown): EnteredHours | undefined => {
  if (!isRecord(data)) return undefined;
  const { start, end } = data;
  return {
    ...(typeof start === "string" && start && { start }),
    ...(typeof end === "string" && end && { end }),
  };
};

/** The head of the rows: what they are, or what has been done to all of them. */
const RatesHead = ({ of, acts, rows }: Pick<Props, "of" | "acts"> & { rows: readonly Row[] }) => {
  const words = useWords();
  const say = seasonWords(words.tag);
  const [problem, setProblem] = useState<{ text: string; list: unknown }>();
  const at = useFieldPath(FILE, amountsPath(of));
  const list = useValue(FILE, amountsPath(of));
  const usual = pricesIn(useValue(FILE, ["packages"]));
  const season = useValue(FILE, of === "usual" ? [] : ["seasons", of]);
  const isBare = of !== "usual" && isRecord(season) && !season.amounts && !season.hours;
  const own = pricesIn(list);
  const items: unknown[] = Array.isArray(list) ? list : [];
  const isOf = (trip: string) => (item: unknown) => isRecord(item) && item.trip === trip;

  const raise = (percent: number) => {
    const trips = rows.flatMap(({ trip: { id, entry }, amount }) => (entry && amount ? id : []));
    const now = [...new Set(trips)].flatMap((id) => {
      const mine = own.find(isOf(id));
      // What cannot be read stays as it was written.
      return mine ?? (items.some(isOf(id)) ? [] : (usual.find(isOf(id)) ?? []));
    });
    const next = allRaised(now, percent);
    if (!next) return setProblem({ text: say.tooHigh(moneyInSentence(HIGHEST, words)), list });
    const added = next.filter(({ trip }) => !items.some(isOf(trip)));
    const changed = items.map((item) => {
      const to = isRecord(item) && next.find(({ trip }) => trip === item.trip);
      return isRecord(item) && to ? { ...item, amount: to.amount } : item;
    });
    const text = new Intl.NumberFormat(words.tag).format(Math.abs(percent));
    setProblem(undefined);
    acts.perform(at, [...changed, ...added], percent > 0 ? say.raised(text) : say.lowered(text));
  };
  const said = () => {
    // It is about the prices as they were then.
    if (problem && problem.list === list) return problem.text;
    if (acts.text) return undefined;
    if (isBare) return say.changesNothing;
    return of === "usual" ? say.usualOnes : say.ofTheseDays;
  };
  const text = said();
  return (
    <div className="rates__head">
      <p role="status">
        {text ? (
          <span>{text}</span>
        ) : (
          <span>
            <span>{acts.text}</span>{" "}
            <button type="button" className="link" onClick={acts.takeBack}>
              {words.common.undo}
            </button>
          </span>
        )}
      </p>
      <Raise onRaise={raise} onRefuse={(refused) => setProblem({ text: refused, list })} />
    </div>
  );
};

/**
 * The prices and the hours of a band, a row for each trip. In the document all prices come before all hours, so that the
 * Tab key leads from one price to the next.
 */
export const Rates = ({ of, when, days, surroundings, acts }: Props) => {
  const desk = useDesk();
  const { tag } = useWords();
  const say = seasonWords(tag);
  const { prices, rows } = useRows(of);
  const isUsual = of === "usual";
  const usual = pricesIn(useValue(FILE, ["packages"]));
  const listed = useValue(FILE, isUsual ? [] : hoursPath(of));
  const hoursAt = useFieldPath(FILE, isUsual ? [] : hoursPath(of));
  const { months, position, sunsetTrip } = surroundings;

  const ownTimes = ({ trip: { entry }, hours }: Row) => {
    if (isUsual) return timesOf(entry?.data);
    const item = hours?.index === undefined ? undefined : valueAt(listed, [hours.index]);
    return timesOf(item);
  };
  const usualTimes = ({ trip }: Row) => (isUsual ? undefined : timesOf(trip.entry?.data));
  const changeTimes = ({ trip: { id, entry }, hours }: Row, next: EnteredHours | undefined) => {
    const { work } = desk.state();
    if (isUsual) {
      if (!entry) return;
      const { start, end } = timesOf(dataOf(work, entry.file)) ?? {};
      if (start !== next?.start) desk.change(entry.file, ["start"], next?.start ?? "");
      if (end !== next?.end) desk.change(entry.file, ["end"], next?.end ?? "");
      return;
    }
    const list = valueNow(dataOf(work, FILE), hoursAt);
    const item = next && { trip: id, ...next };
    if (hours?.item) desk.change(FILE, [...hoursAt, hours.item], item);
    else if (item) desk.change(FILE, hoursAt, [...(Array.isArray(list) ? list : []), item]);
  };
  /** Returns the field of a row's price. */
  const priceField = (row: Row): FieldProps | undefined =>
    row.amount && prices.fieldsOf(row.amount).find(({ node }) => node.kind === "price");

  const isTwice = ({ trip: { id }, hours }: Row) =>
    !hours && rows.some((other) => other.hours && other.trip.id === id);

  return (
    <div className="rates">
      <RatesHead of={of} acts={acts} rows={rows} />
      {rows.length === 0 && <p className="rates__none">{say.none}</p>}
      <div className="rates__grid">
        {rows.map((row, place) => {
          const { trip, amount, key } = row;
          const field = priceField(row);
          return (
            <Rate key={key} place={place} trip={trip} times={ownTimes(row) ?? usualTimes(row)}>
              {field && amount && (
                <ChangeContext.Provider value={prices.changeIn(amount)}>
                  <PriceBox
                    field={field}
                    label={say.priceOf(trip.name ?? trip.id, when)}
                    usual={
                      isUsual ? undefined : usual.find((each) => each.trip === trip.id)?.amount
                    }
                    isUsual={isUsual}
                  />
                </ChangeContext.Provider>
              )}
            </Rate>
          );
        })}
        {rows.map((row, place) => {
          const { trip, hours, key } = row;
          const times = ownTimes(row);
          const { end } = times ?? usualTimes(row) ?? {};
          if (!hours || isTwice(row) || (!trip.entry && !times)) return undefined;
          return (
            <Fragment key={key}>
              <div className="rate__hours" style={atRow(place)}>
                <HoursBox
                  file={isUsual && trip.entry ? trip.entry.file : FILE}
                  path={isUsual ? ["start"] : [...hoursPath(of), hours.index ?? `of-${trip.id}`]}
                  label={say.timesOf(trip.name ?? trip.id, when)}
                  value={times}
                  usual={usualTimes(row)}
                  isUsual={isUsual}
                  onChange={(next) => changeTimes(row, next)}
                />
              </div>
              {days.length > 0 && position && sunsetTrip?.trip === trip.id && isTime(end) && (
                <div className="rate__more" style={atRow(place)}>
                  <SunLine days={days} months={months} position={position} end={end} />
                </div>
              )}
            </Fragment>
          );
        })}
      </div>
    </div>
  );
};
