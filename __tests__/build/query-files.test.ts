import { skipFilesWithoutQueries } from "../../src/build/patches.cjs";
import { insideTemporaryFolder, write } from "../setup/temporary-folder";

jest.mock("gatsby/dist/query/file-parser", () => ({
  __esModule: true,
  default: function FileParser() {},
}));

type Parser = { parseFile: (file: string, addError: unknown) => Promise<unknown> };

const { default: FileParser } = jest.requireMock<{ default: { prototype: Parser } }>(
  "gatsby/dist/query/file-parser",
);

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
