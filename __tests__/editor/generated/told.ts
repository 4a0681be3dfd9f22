import type { EditorField } from "../../../src/editor/config/form-fields";
import { web } from "../content-forms";

/** What is told beside the fields that are named. */
const GENERAL = ["No se ha borrado, porque todavía hace falta.", "Cambiadlo antes allí."];

/** What others have written is quoted, and may be anything. */
const QUOTED = /«[^»]*»|"[^"]*("|…)|\{\{.*?\}\}/g;

const ENGLISH =
  /(?<!\p{L})(the|is|must|not|failed|fetch|invalid|expected|required|found|cannot|should)(?!\p{L})/iu;

const CODE = /\.(json|yaml|ts)\b|\[object|undefined|NaN|Error\b|=>/;

const labelsIn = (fields: EditorField[]): string[] =>
  fields.flatMap(({ label, fields = [] }) => [label, ...labelsIn(fields)]);

const labels = web.collections.flatMap((list) => [
  ...("files" in list
    ? list.files.flatMap(({ label, fields }) => [label, ...labelsIn(fields)])
    : [list.label, ...labelsIn(list.fields)]),
]);

const namesField = (line: string) =>
  labels.some((label) => line.includes(`${label}: `) || line.includes(`${label}»`));

/** Why what is told to the owner is not in their words, if it is not. */
export const notOurWords = (lines: string[]) => {
  const own = lines.map((line) => line.replace(QUOTED, "«»"));
  return [
    ...(lines.length > 0 ? [] : ["Nothing is told."]),
    ...own.filter((line) => !/[.?]$/.test(line)).map((line) => `No sentence: ${line}`),
    ...own.filter((line) => ENGLISH.test(line)).map((line) => `English: ${line}`),
    ...own.filter((line) => CODE.test(line)).map((line) => `Code: ${line}`),
  ];
};

/** The same, and why what is told about content leads to no field. */
export const faultsIn = (lines: string[]) => [
  ...notOurWords(lines),
  ...lines
    .filter((line) => !GENERAL.includes(line) && !namesField(line))
    .map((line) => `No field: ${line}`),
];
