import type { CSSProperties } from "react";
import { isSame } from "../content/json";
import { valueAt } from "../content/paths";
import { useWords } from "../context";
import { addressOf } from "../places";
import { AmountQuestion } from "./amount-question";
import { AmountInput } from "./fields/amount";
import { EarlierValue } from "./frame";
import { Known } from "./known";
import { appearanceOf, formatMinutes, type ReferenceRow } from "./reference-rows";
import {
  ChangeContext,
  fieldAttribute,
  useChange,
  useValue,
  type FieldProps,
  type HolderProps,
} from "./use-field";
import { useReferenceRows } from "./use-reference-rows";
import { valueText } from "./values/value-text";

const useHours = () => {
  const { tag, lists } = useWords();
  return ({ start, end }: { start: number; end: number }) => {
    const count = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(
      (end - start) / 60,
    );
    return `${formatMinutes(start)}–${formatMinutes(end)} · ${lists.hours(count)}`;
  };
};

/** Renders the name of the entry that a row is about. */
const RowHead = ({ id, entry, name }: ReferenceRow) => {
  const { lists } = useWords();
  const read = useHours();
  if (!entry) return <p className="tariff__name">{lists.gone(id)}</p>;
  const { hours } = appearanceOf(entry);
  return (
    <>
      <a className="tariff__name" href={addressOf({ screen: "entry", file: entry.file })}>
        {name ?? lists.unnamed}
      </a>
      {hours && <p className="tariff__time">{read(hours)}</p>}
    </>
  );
};

type RowProps = {
  row: ReferenceRow;
  /** The fields of the row, with their paths in the list item. */
  fields: FieldProps[];
  /** The published value of the list item. */
  earlier: unknown;
  Field: HolderProps["Field"];
  /** Given if the entry of the row does not exist, or an earlier row is about the same entry. */
  onRemove?: () => void;
};

/** Renders the name of an entry and the fields about it. A price that is the only field is on the right. */
const Row = ({ row, fields, earlier, Field, onRemove }: RowProps) => {
  const words = useWords();
  const { lists } = words;
  const change = useChange();
  const [amount] = fields.length === 1 && fields[0]?.node.kind === "price" ? fields : [];
  const value = useValue(amount?.file ?? "", amount?.path ?? []);
  const was = amount && valueAt(earlier, amount.path.slice(-1));
  const isChanged = was !== undefined && !isSame(value, was);
  const gradient = row.entry && appearanceOf(row.entry).gradient;
  const name = row.name ?? row.id;
  return (
    <div className={isChanged ? "tariff is-changed" : "tariff"} role="group" aria-label={name}>
      <span
        className="sky"
        aria-hidden="true"
        style={{ "--sky": gradient ?? "transparent, transparent" } as CSSProperties}
      />
      <div className={amount ? undefined : "tariff__all"}>
        <RowHead {...row} />
        {amount && isChanged && (
          <EarlierValue
            text={words.fields.was(valueText(amount.node, was, words))}
            onUndo={() => change(amount.file, amount.path, was)}
          />
        )}
        {onRemove && (
          <button
            type="button"
            className="link link--quiet"
            aria-label={lists.remove(name)}
            onClick={onRemove}
          >
            {lists.removeShort}
          </button>
        )}
      </div>
      {amount ? (
        <Known {...amount}>
          <AmountInput
            file={amount.file}
            path={amount.path}
            label={lists.fieldOf(amount.node.title ?? "", name)}
          />
          <div className="tariff__all">
            <AmountQuestion file={amount.file} path={amount.path} />
          </div>
        </Known>
      ) : (
        <div className="tariff__all">
          {fields.map((field) => (
            <Field key={field.path.at(-1)} {...field} />
          ))}
        </div>
      )}
    </div>
  );
};

/** Renders a list whose items refer to entries, with a row for each entry. */
export const ReferenceList = (props: HolderProps) => {
  const { path, Field } = props;
  const { rows, fieldsOf, earlierOf, changeIn, remove } = useReferenceRows(props);
  const isDouble = (row: ReferenceRow) => rows.find(({ id }) => id === row.id) !== row;
  return (
    <div className="tariffs" {...fieldAttribute(path)}>
      {rows.map((row) => (
        <ChangeContext.Provider
          key={`${row.id} ${isDouble(row) ? row.index : ""}`}
          value={changeIn(row)}
        >
          <Row
            row={row}
            fields={fieldsOf(row)}
            earlier={earlierOf(row)}
            Field={Field}
            onRemove={!row.entry || isDouble(row) ? () => remove(row) : undefined}
          />
        </ChangeContext.Provider>
      ))}
    </div>
  );
};

/** Renders the fields that such a list has about one entry, in the form of this entry. */
export const ReferenceFields = ({ id, ...props }: HolderProps & { id: string }) => {
  const { rows, fieldsOf, changeIn } = useReferenceRows(props);
  const { Field } = props;
  return rows
    .filter((row) => row.id === id)
    .map((row, place) => (
      <ChangeContext.Provider key={place} value={changeIn(row)}>
        {fieldsOf(row).map((field) => (
          <Field key={field.path.at(-1)} {...field} />
        ))}
      </ChangeContext.Provider>
    ));
};
