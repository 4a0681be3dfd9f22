import type { Reading } from "../read";
import { fieldRows } from "./entry-texts";
import { wordFiles } from "./interface-texts";
import type { Row } from "./text";

/** Every text of the entries, and every interface word, in all its languages. */
export const textRows = ({ content, words }: Reading): Row[] => {
  const wordsOf = (file: string) => words.find((other) => other.file === file)?.data;
  return [
    ...content.entries.flatMap(({ file, node, data }) => fieldRows(file, node, data)),
    ...wordFiles(content.files, wordsOf).flatMap((table) => table.rows),
  ];
};
