import { defaultLanguage, languageCodes, languages, type LanguageCode } from "../languages";
import { collections } from "../model";
import { editorAddress } from "../content-files/editor-address";
import { markOf, type FileTexts, type Mark, type Row } from "../content-files/texts";
import { Markup, markup } from "../markup";
import { grammarOf } from "../validation/messages/grammar";
import { pageStyle } from "./page-style";
import { rowsIn, type Group, type Translations } from "./table";

const { languageName } = grammarOf("es");

type Marked = { row: Row; code: LanguageCode; mark: Mark };

/** One page, in Spanish, with every translated text side by side; it needs nothing but itself. */
export const translationsPage = (translations: Translations) => {
  const { groups, unreadable } = translations;
  const rows = rowsIn(translations);
  const marks = marksOf(rows);
  const gaps = marks.filter(({ mark }) => mark.kind === "gap");
  const equal = marks.filter(({ mark }) => mark.kind === "equal");
  const names = new Intl.ListFormat("es").format(languageCodes.map(languageName));
  const page = markup`<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Todos los textos de la web</title>
<style>${new Markup(pageStyle)}</style>
</head>
<body>
<main>
<h1>Todos los textos de la web</h1>
<p>Aquí está cada texto en todos los idiomas, uno al lado del otro: ${rows.length} textos en
${names}. Lo que va entre {{ y }} lo rellena la web, y no se traduce. Buscad una frase con
Ctrl+F (en un Mac, ⌘F): el nombre de su fila la abre en <a href="./">el editor</a>.</p>
${unreadable.length > 0 ? unreadableFiles(unreadable) : []}
${markList(`Textos que faltan: ${gaps.length}`, gaps, "No falta ninguno.")}
${markList(
  `Textos iguales en dos idiomas: ${equal.length}`,
  equal,
  "No hay ninguno.",
  "Puede estar bien, como en un nombre propio, o haberse quedado sin traducir.",
)}
<nav aria-labelledby="apartados">
<h2 id="apartados">Apartados</h2>
<ul class="links">
${groups.map(({ title }, index) => markup`<li><a href="#${groupId(index)}">${title}</a></li>`)}
</ul>
</nav>
${groups.map(groupTable)}
</main>
</body>
</html>
`;
  return page.source;
};

const unreadableFiles = (files: string[]) => markup`<h2>Archivos sin leer: ${files.length}</h2>
<p>Sus textos no están en esta página, o aparecen como si faltaran.</p>
<ul>
${files.map((file) => markup`<li>${file} no está o no se puede leer: «npm run check» dice por qué.</li>`)}
</ul>`;

const markList = (title: string, marks: Marked[], none: string, remark = "") =>
  marks.length === 0
    ? markup`<h2>${title}</h2>
<p>${none}</p>`
    : markup`<h2>${title}</h2>
${remark ? markup`<p>${remark}</p>` : []}
<details>
<summary>Ver la lista</summary>
<ul class="links">
${marks.map(markLink)}
</ul>
</details>`;

const markLink = ({ row, code, mark }: Marked) => {
  const place = `${row.key.split("#")[0]} › ${row.label.join(" › ")}`;
  return markup`<li><a href="#${encodeURIComponent(cellId(row, code))}">${place}</a>
(${languageName(code)}): ${markWords(mark).toLowerCase()}</li>`;
};

/** Every marked cell, in the order of the table. */
const marksOf = (rows: Row[]): Marked[] =>
  rows.flatMap((row) =>
    languageCodes.flatMap((code) => {
      const mark = markOf(row, code);
      return mark ? [{ row, code, mark }] : [];
    }),
  );

/** The address of a cell within the page. */
const cellId = ({ key }: Row, code: LanguageCode) => `${key}/${code}`;

const groupId = (index: number) => `apartado-${index + 1}`;

const markWords = (mark: Mark) =>
  mark.kind === "gap" ? "Falta" : `Igual que en ${languageName(mark.to)}`;

/** The texts of one collection: a column for each language, a body for each file. */
const groupTable = ({ title, files }: Group, index: number) => markup`
<table>
<caption id="${groupId(index)}">${title}</caption>
<thead>
<tr><th scope="col" class="place">Campo</th>${languageCodes.map(columnHead)}</tr>
</thead>
${files.map(fileBody)}
</table>`;

const columnHead = (code: LanguageCode) =>
  markup`<th scope="col" lang="${code}">${languages[code].name}</th>`;

const fileBody = ({ file, rows }: FileTexts): Markup => markup`<tbody>
<tr><th scope="rowgroup" class="file" colspan="${languageCodes.length + 1}">${file}</th></tr>
${rows.map(tableRow)}
</tbody>`;

const tableRow = (row: Row) => markup`<tr>
<th scope="row">${rowTitle(row)}</th>
${languageCodes.map((code) => tableCell(row, code))}
</tr>`;

/** The title of the row's field, which leads to the editor. */
const rowTitle = ({ label, cells }: Row) => {
  const { file, path } = cells[defaultLanguage];
  const title = label.join(" › ");
  const address = editorAddress(collections, file, path);
  return address ? markup`<a href="${address}">${title}</a>` : title;
};

const tableCell = (row: Row, code: LanguageCode) => {
  const { text } = row.cells[code];
  const mark = markOf(row, code);
  const words = mark ? [markup`<strong class="mark" lang="es">${markWords(mark)}</strong>`] : [];
  const paragraph = mark?.kind === "gap" ? [] : [markup`<p>${text ?? ""}</p>`];
  return markup`<td lang="${code}" id="${cellId(row, code)}" class="${mark?.kind ?? ""}">${[
    ...paragraph,
    ...words,
  ]}</td>`;
};
