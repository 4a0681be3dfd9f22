import { resolve } from "node:path";
import { RuleTester } from "eslint";
import { parser } from "typescript-eslint";
import { textAlone } from "./text-alone.mjs";

const tester = new RuleTester({
  languageOptions: {
    parser,
    parserOptions: {
      project: resolve(__dirname, "one-file-project.json"),
      // With CI set the parser would keep the program of the first case, which imports nothing.
      disallowAutomaticSingleRunInference: true,
      ecmaFeatures: { jsx: true },
    },
  },
});

/** The only file of the project: a whole one takes ten times as long to read. */
const filename = resolve("src/desk/window/icon.tsx");

const head = `
  import type { ReactNode } from "react";
  import type { Words } from "../words";
  declare const text: string, count: number, isIt: boolean, node: ReactNode, words: Words;
  const Other = () => <i />;
`;
const inDesk = (jsx: string) => ({
  name: jsx,
  code: `${head} export const it = ${jsx};`,
  filename,
});
const wrong = (jsx: string, faults = 1) => ({
  ...inDesk(jsx),
  errors: Array.from({ length: faults }, () => ({ messageId: "text" })),
});

tester.run("text-alone", textAlone, {
  valid: [
    "<p>{text}</p>",
    "<p>{isIt && text}</p>",
    "<p><i /> {words.desk}</p>",
    "<p><span>{text}</span> <b>{count}</b></p>",
    "<p><span>{text}</span> {isIt && <b />}</p>",
    "<p><b /> <Other /></p>",
    "<>{isIt && <b />}{text && <b />}</>",
  ].map(inDesk),
  invalid: [
    wrong("<p><b />{text}</p>"),
    wrong("<p>{count}<b /></p>"),
    wrong("<p>{isIt && <b />}{words.desk}</p>"),
    wrong("<p><Other /> <b /></p>"),
    wrong("<p>{node}<b /></p>"),
    wrong("<p>{[text]}</p>"),
    wrong("<>{words.desk}</>"),
    wrong("<>{text}</>"),
  ],
});
