import { languageCodes, languages, type LanguageCode } from "../languages";
import { markOf, type FileTexts, type Mark, type Row } from "../content-files/texts";
import { html, type Html } from "../html";
import { grammarOf } from "../validation/messages/grammar";
import type { Group } from "./table";

const { languageName } = grammarOf("es");

/** The address of a cell within the page. */
export const cellId = ({ key }: Row, code: LanguageCode) => `${key}/${code}`;

export const groupId = (index: number) => `apartado-${index + 1}`;

export const markWords = (mark: Mark) =>
  mark.kind === "gap" ? "Falta" : `Igual que en ${languageName(mark.to)}`;

/** The texts of one collection: a column for each language, a body for each file. */
export const groupTable = ({ title, files }: Group, index: number) =>
  html` <table>
    <caption id="${groupId(index)}">
      ${title}
    </caption>
    <thead>
      <tr>
        <th scope="col" class="place">Campo</th>
        ${languageCodes.map(columnHead)}
      </tr>
    </thead>
    ${files.map(fileBody)}
  </table>`;

const columnHead = (code: LanguageCode) =>
  html`<th scope="col" lang="${code}">${languages[code].name}</th>`;

const fileBody = ({ file, rows }: FileTexts): Html =>
  html`<tbody>
    <tr>
      <th scope="rowgroup" class="file" colspan="${languageCodes.length + 1}">${file}</th>
    </tr>
    ${rows.map(tableRow)}
  </tbody>`;

const tableRow = (row: Row) =>
  html`<tr>
    <th scope="row">${row.label.join(" › ")}</th>
    ${languageCodes.map((code) => tableCell(row, code))}
  </tr>`;

const tableCell = (row: Row, code: LanguageCode) => {
  const { text } = row.cells[code];
  const mark = markOf(row, code);
  const words = mark ? [html`<strong class="mark" lang="es">${markWords(mark)}</strong>`] : [];
  const paragraph = mark?.kind === "gap" ? [] : [html`<p>${text ?? ""}</p>`];
  return html`<td lang="${code}" id="${cellId(row, code)}" class="${mark?.kind ?? ""}">
    ${[...paragraph, ...words]}
  </td>`;
};
