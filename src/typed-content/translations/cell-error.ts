import { defaultLanguage } from "../../base/languages";
import { NO_OWN, findingMessage } from "../check/messages";
import { textError } from "../check/rules/text";
import { fillPlaceholders, placeholdersIn } from "../texts/placeholders";
import { isFormulaError } from "./formulas";
import type { Cell, Row } from "../texts/texts";

export const formulaError = (text: string) =>
  isFormulaError(text)
    ? `«${text}» es un error de la hoja de cálculo, no un texto. Escribid el texto de nuevo.`
    : undefined;

export const cellError = (text: string, { file, path }: Cell, { cells, maximum }: Row) => {
  if (text === "") return "la celda está vacía, y en la web hay un texto. Traducidlo.";
  if (maximum !== undefined && text.length > maximum) {
    return `el texto tiene ${text.length} letras y caben ${maximum}. Acortadlo.`;
  }
  if (text.includes("\uFFFD")) {
    return "hay un carácter que no se puede leer. Escribid el texto de nuevo, sin pegarlo.";
  }
  const error = textError(text);
  if (error) return findingMessage({ file, path, ...error }, NO_OWN);
  return formulaError(text) ?? placeholderError(text, cells[defaultLanguage].text);
};

/** A translation may repeat those of the original, but not omit or add any. */
const placeholderError = (text: string, original: string | undefined) => {
  const found = placeholdersIn(text);
  const rest = fillPlaceholders(text, Object.fromEntries(found.map((name) => [name, ""])));
  if (/\{\{|\}\}/.test(rest)) return "hay llaves {{ o }} sin su pareja. Completadlas o borradlas.";
  if (original === undefined) return undefined;
  const wanted = placeholdersIn(original);
  const lost = wanted.find((name) => times(name, found) < times(name, wanted));
  if (lost !== undefined) return `falta {{${lost}}}, que está en el original. Añadidlo.`;
  const invented = found.find((name) => !wanted.includes(name));
  return invented === undefined
    ? undefined
    : `sobra {{${invented}}}, que no está en el original. Quitadlo.`;
};

const times = (name: string, names: string[]) => names.filter((other) => other === name).length;
