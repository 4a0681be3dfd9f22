import type { CSSProperties } from "react";
import { useWords } from "../context";
import { addressOf } from "../places";
import { looksOf, ownFields, readTime, type ReferenceRow } from "./reference-rows";
import { ChangeContext, fieldAttribute, type HolderProps } from "./use-field";
import { useReferenceRows } from "./use-reference-rows";

const useHours = () => {
  const { tag, lists } = useWords();
  return ({ start, end }: { start: number; end: number }) => {
    const count = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(
      (end - start) / 60,
    );
    return `${readTime(start)}–${readTime(end)} · ${lists.hours(count)}`;
  };
};

/** Which entry a row is for. */
const RowHead = ({ id, entry, name }: ReferenceRow) => {
  const { lists } = useWords();
  const read = useHours();
  if (!entry) return <p className="tariff__name">{lists.gone(id)}</p>;
  const { hours } = looksOf(entry);
  return (
    <>
      <a className="tariff__name" href={addressOf({ screen: "entry", file: entry.file })}>
        {name ?? lists.unnamed}
      </a>
      {hours && <p className="tariff__time">{read(hours)}</p>}
    </>
  );
};

/** Draws a list whose items refer to entries: a row for each of these. */
export const ReferenceList = (props: HolderProps) => {
  const { node, file, path, Field } = props;
  const { lists } = useWords();
  const { key, rows, pathOf, changeIn, remove } = useReferenceRows(props);
  const fields = ownFields(node, key);
  const isDouble = (row: ReferenceRow) => rows.find(({ id }) => id === row.id) !== row;
  return (
    <div className="tariffs" {...fieldAttribute(path)}>
      {rows.map((row) => {
        const at = pathOf(row);
        const gradient = row.entry && looksOf(row.entry).gradient;
        return (
          <div
            key={`${row.id} ${isDouble(row) ? row.index : ""}`}
            className="tariff"
            role="group"
            aria-label={row.name ?? row.id}
          >
            <span
              className="sky"
              aria-hidden="true"
              style={gradient ? ({ "--sky": gradient } as CSSProperties) : undefined}
            />
            <div>
              <RowHead {...row} />
              {(!row.entry || isDouble(row)) && (
                <button
                  type="button"
                  className="link link--quiet"
                  aria-label={lists.remove(row.name ?? row.id)}
                  onClick={() => remove(row)}
                >
                  {lists.removeShort}
                </button>
              )}
            </div>
            <div>
              <ChangeContext.Provider value={changeIn(row)}>
                {fields.map(({ name, node: field }) => (
                  <Field key={name} node={field} file={file} path={[...at, name]} isOptional />
                ))}
              </ChangeContext.Provider>
            </div>
          </div>
        );
      })}
    </div>
  );
};

/** Draws what such a list says of one entry, in the form of this. */
export const ReferenceFields = ({ id, ...props }: HolderProps & { id: string }) => {
  const { node, file, Field } = props;
  const { key, rows, pathOf, changeIn } = useReferenceRows(props);
  return rows
    .filter((row) => row.id === id)
    .map((row, place) => (
      <ChangeContext.Provider key={place} value={changeIn(row)}>
        {ownFields(node, key).map(({ name, node: field }) => (
          <Field key={name} node={field} file={file} path={[...pathOf(row), name]} isOptional />
        ))}
      </ChangeContext.Provider>
    ));
};
