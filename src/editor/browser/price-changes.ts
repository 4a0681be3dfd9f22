import { changedPrices } from "../../validation/warnings/prices";
import { ask } from "./alert";
import { labelOf } from "./entry-errors";
import { schemaOf, type FileKind } from "./file-kinds";
import { fromForm } from "./entry-data";
import { moneyText } from "./parse-amount";
import { stopAt } from "./refusal";

const STOPPED = "Los precios no han cambiado. Corregidlos y guardad otra vez.";

/**
 * Asks whether prices are meant that have changed by more than the check's own threshold: one may
 * have lost or gained a digit.
 * @param earlier the data of the file when it was opened
 */
export const confirmPrices = async (kind: FileKind, data: object, earlier: unknown) => {
  const node = schemaOf(kind);
  const entry = { file: kind.name, node, data: fromForm(node, data) };
  const changes = changedPrices([entry], () => earlier);
  if (changes.length === 0) return;
  const lines = changes.map(
    ({ path, before, now }) =>
      `${labelOf(node, path)}: de ${moneyText(before)} a ${moneyText(now)}.`,
  );
  const isMeant = await ask(
    ["El cambio es grande. Comprobad que está bien escrito:", ...lines],
    "Sí, guardar",
    "No, lo corrijo",
  );
  if (!isMeant)
    await stopAt(
      STOPPED,
      changes.map(({ path }) => path),
    );
};
