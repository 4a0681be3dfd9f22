import { defaultLanguage } from "../languages";
import { reason } from "../validation/messages";
import { textFault } from "../validation/rules/text";
import { fillPlaceholders, placeholdersIn } from "../model/placeholders";
import { isFormulaError } from "./formulas";
import type { Cell, Row } from "../content-files/texts/text";

/** Where a formula stands that failed, a text stood once. */
export const formulaErrorFault = (text: string) =>
  isFormulaError(text)
    ? `«${text}» es un error de la hoja de cálculo, no un texto. Escribid el texto de nuevo.`
    : undefined;

/** What is wrong with a text that the table brings for a cell: a sentence, as soon as one fits. */
export const cellFault = (text: string, { file, path }: Cell, { cells, maximum }: Row) => {
  if (text === "") return "la celda está vacía, y en la web hay un texto. Traducidlo.";
  if (maximum !== undefined && text.length > maximum) {
    return `el texto tiene ${text.length} letras y caben ${maximum}. Acortadlo.`;
  }
  if (text.includes("\uFFFD")) {
    return "hay un carácter que no se puede leer. Escribid el texto de nuevo, sin pegarlo.";
  }
  const fault = textFault(text);
  if (fault) return reason({ ...fault, file, path }, []);
  return formulaErrorFault(text) ?? placeholderFault(text, cells[defaultLanguage].text);
};

/** Each name between braces stands for a fact; a translation may repeat one, not drop or add one. */
const placeholderFault = (text: string, original: string | undefined) => {
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
