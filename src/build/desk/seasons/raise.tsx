import { useId, useState, type FormEvent } from "react";
import { useKit, useWords } from "@brisa/desk/kit";
import { valueIn, type Path } from "@brisa/typed-content";
import { HIGHEST, isTooHigh, parsePercent, raisedPrices } from "./prices";
import { FILE } from "./seasons";
import { useSay } from "./words";

type Props = {
  /** Of the season's list of prices. */
  path: Path;
  usual: ReadonlyMap<string, number>;
};

/** What was done or refused, of the list as it was then, in JSON. */
type Said = { text: string; of: string; before?: { list: unknown } };

/** «A todo … %»: raises all prices of a season at once. */
export const Raise = ({ path, usual }: Props) => {
  const { common } = useWords();
  const say = useSay();
  const { content, edit } = useKit();
  const id = useId();
  const list = valueIn(content, FILE, ...path);
  const [typed, setTyped] = useState("");
  const [said, setSaid] = useState<Said>();
  const shown = said?.of === JSON.stringify(list) ? said : undefined;
  const set = (next: unknown) => edit(({ change }) => change(FILE, path, next));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const tell = (text: string, of: unknown, before?: Said["before"]) =>
      setSaid({ text, of: JSON.stringify(of), before });
    const percent = parsePercent(typed);
    if (percent === undefined) return tell(say.noPercent, list);
    const next = raisedPrices(Array.isArray(list) ? list : [], usual, percent);
    if (next.some(isTooHigh)) return tell(say.tooHigh(say.money(HIGHEST)), list);
    set(next);
    const text = say.number(Math.abs(percent));
    tell(percent > 0 ? say.raised(text) : say.lowered(text), next, { list });
    setTyped("");
  };
  const takeBack = () => {
    if (shown?.before) set(shown.before.list);
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
