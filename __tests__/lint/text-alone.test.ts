import { relative } from "node:path";
import ts from "typescript";
import { textsNotAlone } from "./text-alone";

test("the browser may translate the desk: each text that changes is the only child of its element", () => {
  const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile) as { config: object };
  const include = { ...config, include: ["packages/desk", "src/build/desk"] };
  const { options, fileNames } = ts.parseJsonConfigFileContent(include, ts.sys, process.cwd());
  const program = ts.createProgram(fileNames, options);
  const components = program
    .getSourceFiles()
    .filter(({ fileName }) => fileNames.includes(fileName) && fileName.endsWith(".tsx"));
  expect(components.length).toBeGreaterThan(50);
  const found = components.flatMap((file) =>
    textsNotAlone(program, file).map((text) => {
      const { line } = file.getLineAndCharacterOfPosition(text.getStart(file));
      return `${relative("", file.fileName)}:${line + 1} ${text.getText(file)}`;
    }),
  );
  expect(found).toEqual([]);
});
