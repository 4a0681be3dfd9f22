import { relative, resolve } from "node:path";
import ts from "typescript";
import { textsNotAlone } from "./text-alone";

/** The right and the wrong elements, a line each, in a file that only the compiler sees. */
const CASES = resolve("src/desk/window/cases.tsx");
const HEAD =
  'import type { ReactNode } from "react"; import type { Words } from "../words"; const Other = () => <i />; ' +
  "declare const text: string, count: number, isIt: boolean, node: ReactNode, words: Words;";
const right = [
  "<p>{text}</p>",
  "<p>{isIt && text}</p>",
  "<p><i /> {words.desk}</p>",
  "<p><span>{text}</span> <b>{count}</b></p>",
  "<p><span>{text}</span> {isIt && <b />}</p>",
  "<p><b /> <Other /></p>",
  "<>{isIt && <b />}{text && <b />}</>",
];
const wrong = [
  "<p><b />{text}</p>",
  "<p>{count}<b /></p>",
  "<p>{isIt && <b />}{words.desk}</p>",
  "<p><Other /> <b /></p>",
  "<p>{node}<b /></p>",
  "<p>{[text]}</p>",
  "<>{words.desk}</>",
  "<>{text}</>",
];

const load = () => {
  const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile) as { config: object };
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    { ...config, include: ["src/desk", "src/build/desk"] },
    ts.sys,
    process.cwd(),
  );
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, settings) =>
    name === CASES
      ? ts.createSourceFile(name, [HEAD, ...right, ...wrong].join(";\n"), settings)
      : getSourceFile(name, settings);
  const program = ts.createProgram([...fileNames, CASES], options, host);
  return { program, components: fileNames.filter((name) => name.endsWith(".tsx")) };
};
const { program, components } = load();

/** Returns the place and the code of each text in a file that is not alone. */
const foundIn = (name: string) => {
  const file = program.getSourceFile(name);
  if (!file) throw new Error(`The program lacks ${name}.`);
  return textsNotAlone(program, file).map((text) => {
    const { line } = file.getLineAndCharacterOfPosition(text.getStart(file));
    return { line, code: `${relative("", name)}:${line + 1} ${text.getText(file)}` };
  });
};

test("a text is told to stand alone where a translator could break its page", () => {
  const lines = foundIn(CASES).map(({ line }) => line - 1);
  const found = [...new Set(lines)].map((line) => [...right, ...wrong][line]);
  expect(found).toEqual(wrong);
});

test("the browser may translate the desk: each text that changes is the only child of its element", () => {
  expect(components.length).toBeGreaterThan(0);
  expect(components.flatMap(foundIn).map(({ code }) => code)).toEqual([]);
});
