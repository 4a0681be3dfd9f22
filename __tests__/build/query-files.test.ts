import FileParser from "gatsby/dist/query/file-parser";
import { skipFilesWithoutQueries } from "../../src/build/before-build";
import { insideTemporaryFolder, write } from "../setup/temporary-folder";

jest.mock("gatsby/dist/query/file-parser", () => ({
  __esModule: true,
  default: function FileParser() {},
}));

insideTemporaryFolder();

test.each([
  ["src/site/a.tsx", "export const query = graphql`{ company { name } }`;", "parsed"],
  ["src/pages/a.tsx", "export const Head = () => null;", "parsed"],
  ["src/site/b.tsx", 'import { Heading } from "./config"; // graphql', null],
])("of %s, Gatsby reads %j: %s", async (file, text, result) => {
  FileParser.prototype.parseFile = () => Promise.resolve("parsed");
  skipFilesWithoutQueries();
  write(file, text);
  expect(await FileParser.prototype.parseFile.call({}, `./${file}`, undefined)).toBe(result);
});
