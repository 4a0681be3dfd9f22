import { readFile } from "node:fs/promises";
import FileParser from "gatsby/dist/query/file-parser";

const QUERY = /\bgraphql`/;

/** Gatsby also reads what these export. */
const PAGE = /[\\/]src[\\/]pages[\\/]/;

/** Else Gatsby parses most of its plugins, and files that merely name a `Heading`: two seconds of each build. */
export const skipFilesWithoutQueries = () => {
  const { parseFile } = FileParser.prototype;
  FileParser.prototype.parseFile = async function (file, addError) {
    if (!PAGE.test(file) && !QUERY.test(await readFile(file, "utf8"))) return null;
    return parseFile.call(this, file, addError);
  };
};
