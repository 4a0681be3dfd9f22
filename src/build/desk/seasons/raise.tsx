import { useId, useState, type FormEvent } from "react";
import { useDesk, useWords } from "../../../desk/state/context";
import { useFieldPath, useValue } from "../../../desk/form/use-field";
import type { Path } from "../../../typed-content/schema";
import { HIGHEST, isTooHigh, parsePercent, raisedPrices } from "./prices";
import { FILE } from "./seasons";
import { useSay } from "./words";
import { isSame } from "../../../desk/core/json";

type Props = {
  /** Of the season's list of prices. */
  path: Path;
  usual: ReadonlyMap<string, number>;
};

/** What was done or refused, of the list as it was then. */
type Said = { text: string; list: unknown; before?: { list: unknown } };

/** «A todo … %»: raises all prices of a season at once. */
export const Raise = ({ path, usual }: Props) => {
  const { common } = useWords();
  const say = useSay();
  const desk = useDesk();
  const id = useId();
  const at = useFieldPath(FILE, path);
  const list = useValue(FILE, path);
  const [typed, setTyped] = useState("");
  const [said, setSaid] = useState<Said>();
  const shown = said && isSame(said.list, list) ? said : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const percent = parsePercent(typed);
    if (percent === undefined) return setSaid({ text: say.noPercent, list });
    const next = raisedPrices(Array.isArray(list) ? list : [], usual, percent);
    if (next.some(isTooHigh)) return setSaid({ text: say.tooHigh(say.money(HIGHEST)), list });
    desk.change(FILE, at, next);
    const text = say.number(Math.abs(percent));
    setSaid({
      text: percent > 0 ? say.raised(text) : say.lowered(text),
      list: next,
      before: { list },
    });
    setTyped("");
  };
  const takeBack = () => {
    if (shown?.before) desk.change(FILE, at, shown.before.list);
    // The pressed button disappears.
    document.getElementById(id)?.focus();
  };
  return (
    <form className="row raise" onSubmit={submit}>
      <label htmlFor={id}>{say.raiseAll}</label>
      <input
        id={id}
        className="input"
        type="text"
        inputMode="text"
        autoComplete="off"
        value={typed}
        aria-describedby={`${id}-said`}
        onChange={({ target }) => setTyped(target.value)}
      />
      <span>%</span>
      <button type="submit" className="btn">
        {say.raise}
      </button>
      <p role="status" id={`${id}-said`}>
        <span>{shown?.text}</span>
        {shown?.before && (
          <button type="button" className="link" onClick={takeBack}>
            {common.undo}
          </button>
        )}
      </p>
    </form>
  );
};
