import { useState, type FormEvent } from "react";
import { isRecord } from "../../../base/is-record";
import { useFieldPath, useValue } from "../../../desk/form/use-field";
import { parseNumber } from "../../../desk/form/values/amount-text";
import type { Path } from "../../../typed-content/schema";
import { Done } from "./new-season";
import { isOf, pricesIn, type Row } from "./rate-rows";
import { useScreen } from "./screen-state";
import { FILE } from "./seasons";

const STEP = 5;
/** As in the model. */
const HIGHEST = 100_000;

/** Per cents that are offered, and the least and the most that can be typed. */
const [OFTEN, LEAST, MOST] = [[10, 15, 20], -90, 500];

/** Returns a price raised by a per cent, as a multiple of 5. It is never less than that. */
export const raised = (amount: number, percent: number) =>
  // In whole hundredths of a per cent first: 290 × 1.15 is 333.49999999999994.
  Math.max(STEP, Math.round(Math.round(amount * (100 + percent)) / 100 / STEP) * STEP);

/** The head of the rows: what they are, or what has been done to all of them. */
export const RatesHead = ({ path, rows }: { path: Path; rows: readonly Row[] }) => {
  const { say, chosen, perform, focusAs, focusNext } = useScreen();
  /** What is typed as another per cent. */
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<{ text: string; list: unknown }>();
  const at = useFieldPath(FILE, path);
  const list = useValue(FILE, path);
  const season = useValue(FILE, path.slice(0, -1));
  const isBare = chosen && isRecord(season) && !season.amounts && !season.hours;

  const refuse = (text: string) => setProblem({ text, list });
  const raise = (percent: number) => {
    const items: unknown[] = Array.isArray(list) ? list : [];
    const own = pricesIn(list);
    const next = rows.flatMap(({ trip: { id, entry }, price, usual }) => {
      if (!entry || !price) return [];
      const now = own.find(isOf(id))?.amount ?? (items.some(isOf(id)) ? undefined : usual?.amount);
      return now === undefined ? [] : { trip: id, amount: raised(now, percent) };
    });
    if (next.some(({ amount }) => amount > HIGHEST)) return refuse(say.tooHigh(say.money(HIGHEST)));
    const text = say.number(Math.abs(percent));
    setProblem(undefined);
    perform(
      at,
      [
        ...items.map((item) => {
          const to = isRecord(item) && next.find(({ trip }) => trip === item.trip);
          return to ? { ...(item as object), amount: to.amount } : item;
        }),
        ...next.filter(({ trip }) => !items.some(isOf(trip))),
      ],
      percent > 0 ? say.raised(text) : say.lowered(text),
    );
  };
  const close = () => {
    setTyped(undefined);
    focusNext("beside");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const percent = parseNumber((typed ?? "").replace("%", ""));
    if (percent === undefined || percent === 0 || percent < LEAST || percent > MOST)
      return refuse(say.noPercent);
    raise(percent);
    close();
  };
  // It is about the prices as they were then.
  const refused = problem?.list === list && problem?.text;
  const what = chosen ? say.ofTheseDays : say.usualOnes;
  return (
    <div className="rates__head">
      <p role="status">
        {refused ? <span>{refused}</span> : <Done otherwise={isBare ? say.changesNothing : what} />}
      </p>
      <form onSubmit={submit}>
        <div className="up" role="group" aria-label={say.raiseLabel}>
          {typed !== undefined ? (
            <>
              <input
                className="input"
                type="text"
                inputMode="text"
                autoComplete="off"
                aria-label={say.percent}
                value={typed}
                // The button that was pressed is gone.
                // oxlint-disable-next-line jsx-a11y/no-autofocus
                autoFocus
                onChange={({ target }) => setTyped(target.value)}
                onKeyDown={({ key }) => key === "Escape" && close()}
              />
              <span aria-hidden="true">%</span>
              <button type="submit">{say.raise}</button>
            </>
          ) : (
            <>
              <span>{say.raiseAll}</span>
              {OFTEN.map((percent) => (
                <button key={percent} type="button" onClick={() => raise(percent)}>
                  {`+${say.number(percent)}\u00A0%`}
                </button>
              ))}
              <button type="button" ref={focusAs("beside")} onClick={() => setTyped("")}>
                {say.other}
              </button>
            </>
          )}
        </div>
      </form>
    </div>
  );
};
