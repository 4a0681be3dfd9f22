import { isPrice } from "@brisa/typed-content/fields";
import { duration, formatTime, hours as hoursText } from "@brisa/typed-content/dates";
import { createContext, useContext, type ComponentType, type CSSProperties } from "react";
import { isHidden } from "@brisa/typed-content";
import { valueAt } from "../core/paths";
import { isSame } from "../core/json";
import { useWords } from "../state/context";
import { useLeaving } from "../state/leaving";
import { addressOf } from "../core/places";
import { AmountInput, AmountNotes } from "./fields/amount";
import { HiddenBadge } from "./hidden-badge";
import { Known } from "./known";
import { appearanceOf, type ReferenceRow } from "./reference-rows";
import {
  ChangeContext,
  fieldAttribute,
  fieldId,
  useValue,
  type FieldProps,
  type HolderProps,
} from "./use-field";
import { amountText } from "../values/amount-text";
import type { Words } from "../words";
import { useReferenceRows } from "./use-reference-rows";

/** By the `id` of an entry: the amount that holds while its row has none. Undefined where every entry needs its own. */
export const UsualContext = createContext<ReadonlyMap<string, number> | undefined>(undefined);

type RowProps = {
  row: ReferenceRow;
  place: number;
  fields: FieldProps[];
  earlier: unknown;
  Field: HolderProps["Field"];
  /** Given if the entry does not exist, or an earlier row is about it, too. */
  onRemove?: () => void;
};

/** Of a row in which it is the only field. */
const amountOf = ([field, ...others]: FieldProps[]) =>
  others.length === 0 && field && isPrice(field.node) ? field : undefined;

/** Rows and their notes take turns in the list's grid, whatever their order in the document. */
const atRow = (place: number) => ({ "--row": place }) as CSSProperties;

const nameOf = ({ id, entry, name }: ReferenceRow, { lists }: Words) =>
  entry ? (name ?? lists.unnamed) : lists.gone(id);

/** A price that is the only field is on the right. */
const Row = ({ row, place, fields, earlier, Field }: RowProps) => {
  const words = useWords();
  const { lists, tag } = words;
  const amount = amountOf(fields);
  const value = useValue(amount?.file ?? "", amount?.path ?? []);
  const was = amount && valueAt(earlier, amount.path.slice(-1));
  const isChanged = was !== undefined && !isSame(value, was);
  const usuals = useContext(UsualContext);
  const usual = usuals?.get(row.id);
  const { entry } = row;
  const { hours, gradient = "transparent, transparent" } = entry ? appearanceOf(entry) : {};
  const name = row.name ?? row.id;
  const head = (
    <>
      {amount ? (
        <label className="reference__name" htmlFor={fieldId(amount.file, amount.path)}>
          {nameOf(row, words)}
        </label>
      ) : (
        <p className="reference__name">{nameOf(row, words)}</p>
      )}
      {/* A season's own hours have rows of their own: these are those of the whole year. */}
      {entry && hours && !usuals && (
        <p className="reference__time quiet">
          <a href={addressOf({ screen: "entry", file: entry.file, field: [hours.field] })}>
            {`${formatTime(hours.start)}–${formatTime(hours.end)} · ${hoursText(duration(hours), tag, "short")}`}
          </a>
        </p>
      )}
      {isHidden(entry?.data) && <HiddenBadge />}
    </>
  );
  return (
    <div
      className={isChanged ? "reference is-changed" : "reference"}
      role="group"
      aria-label={name}
      style={atRow(place)}
    >
      <span
        className="swatch"
        aria-hidden="true"
        style={{ "--swatch": gradient } as CSSProperties}
      />
      <div className={amount ? undefined : "reference__all"}>{head}</div>
      {amount ? (
        <Known {...amount}>
          <AmountInput
            file={amount.file}
            path={amount.path}
            label={lists.fieldOf(amount.node.title ?? "", name)}
            placeholder={usual === undefined ? undefined : amountText(usual)}
          />
        </Known>
      ) : (
        <div className="reference__all">
          {fields.map((field) => (
            <Field key={field.path.at(-1)} {...field} />
          ))}
        </div>
      )}
    </div>
  );
};

/** Said beside the value that was emptied; undefined if the entry stays on the site. */
const useLeavesNote = ({ entry }: ReferenceRow) => {
  const { lists } = useWords();
  const leaving = useLeaving().find(({ entry: { file } }) => file === entry?.file);
  return typeof leaving?.why === "object" ? lists.leaves : undefined;
};

const LeavesNote = ({ row }: { row: ReferenceRow }) => {
  const note = useLeavesNote(row);
  return note && <p className="note">{note}</p>;
};

const RowNotes = ({ row, place, fields, earlier, onRemove }: RowProps) => {
  const { lists } = useWords();
  const amount = amountOf(fields);
  const name = row.name ?? row.id;
  const note = useLeavesNote(row);
  const usual = useContext(UsualContext);
  return (
    <div className="reference__notes" role="group" aria-label={name} style={atRow(place)}>
      {amount && (
        <AmountNotes
          file={amount.file}
          path={amount.path}
          was={valueAt(earlier, amount.path.slice(-1))}
          isOptional={usual !== undefined}
          usual={usual?.get(row.id)}
          note={note}
        />
      )}
      {!amount && note && <p className="note">{note}</p>}
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
  );
};

type ChoiceProps = Pick<ReturnType<typeof useReferenceRows>, "rows" | "choose">;

const Choice = ({ rows, choose }: ChoiceProps) => {
  const words = useWords();
  return rows.map((row, place) => (
    <label key={place} className={row.item && "is-on"}>
      <input type="checkbox" checked={row.item !== undefined} onChange={() => choose(row)} />
      <span>
        <span>{`${nameOf(row, words)} `}</span>
        {isHidden(row.entry?.data) && <HiddenBadge />}
      </span>
    </label>
  ));
};

/** In the document all controls come before what is said about them, so that the Tab key leads from one to the next. */
export const ReferenceList = (props: HolderProps) => {
  const { path, Field } = props;
  const { rows, isChoice, fieldsOf, earlierOf, changeIn, choose, remove } = useReferenceRows(props);
  if (isChoice) {
    return (
      <div className="choice choice--plain" {...fieldAttribute(path)}>
        <Choice rows={rows} choose={choose} />
      </div>
    );
  }
  const isDouble = (row: ReferenceRow) => rows.find(({ id }) => id === row.id) !== row;
  const forEach = (Part: ComponentType<RowProps>) =>
    rows.map((row, place) => (
      <ChangeContext.Provider
        key={`${row.id} ${isDouble(row) ? row.item : ""}`}
        value={changeIn(row)}
      >
        <Part
          row={row}
          place={place}
          fields={fieldsOf(row)}
          earlier={earlierOf(row)}
          Field={Field}
          onRemove={!row.entry || isDouble(row) ? () => remove(row) : undefined}
        />
      </ChangeContext.Provider>
    ));
  return (
    <div className="references" {...fieldAttribute(path)}>
      {forEach(Row)}
      {forEach(RowNotes)}
    </div>
  );
};

/** In the form of the entry that the fields are about. */
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
        <LeavesNote row={row} />
      </ChangeContext.Provider>
    ));
};
