import { referenceIn } from "../../content-files/reference-lists";
import type { SchemaNode } from "../../model/schema";
import { changedPrices } from "../../validation/warnings/prices";
import { moneyText } from "../form/values/parse-amount";
import { ask } from "./alert";
import { labelOf } from "./entry-errors";
import { fromForm } from "./entry-data";
import { nameOfEntry } from "./entry-names";
import { schemaOf, type FileKind } from "./file-kinds";
import { stopAt } from "./refusal";

const STOPPED = "Los precios no han cambiado. Corregidlos y guardad otra vez.";

/**
 * Asks whether prices are meant that have changed by more than the check's own threshold, since one may
 * have lost or gained a digit, or that are gone.
 * @param earlier the data of the file when it was opened
 */
export const confirmPrices = async (kind: FileKind, data: object, earlier: unknown) => {
  const node = schemaOf(kind);
  const entry = { file: kind.name, node, data: fromForm(node, data) };
  const changes = changedPrices([entry], () => earlier);
  const gone = withoutPrice(node, data, earlier);
  if (changes.length + gone.length === 0) return;
  const lines = [
    ...changes.map(
      ({ path, before, now }) =>
        `${labelOf(node, path, data)}: de ${moneyText(before)} a ${moneyText(now)}.`,
    ),
    ...gone.map(({ name }) => `«${name}» se queda sin precio y deja de verse en la web.`),
  ];
  const isMeant = await ask(
    ["El cambio es grande. Comprobad que es lo que queréis:", ...lines],
    "Sí, guardar",
    "No, lo corrijo",
  );
  if (!isMeant)
    await stopAt(
      STOPPED,
      [...changes, ...gone].map(({ path }) => path),
    );
};

/** The entries that had a price and have none; those that are not there any more need none. */
const withoutPrice = ({ properties = {} }: SchemaNode, data: object, earlier: unknown) =>
  Object.entries(properties).flatMap(([list, child]) => {
    const key = referenceIn(child)?.key;
    if (key === undefined) return [];
    const now = referred(data, list, key);
    return referred(earlier, list, key).flatMap((id) => {
      const name = now.includes(id) ? undefined : nameOfEntry(id);
      return name === undefined ? [] : [{ name, path: [list] }];
    });
  });

const referred = (data: unknown, list: string, key: string) => {
  const groups = (data as Record<string, unknown> | undefined)?.[list];
  return Array.isArray(groups) ? groups.map((group: Record<string, unknown>) => group[key]) : [];
};
