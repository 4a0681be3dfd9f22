import type { ContentError } from "./findings";

/** Errors of a whole file that leave no page to show and no form to correct them in. */
const BLOCKING: ContentError["code"][] = [
  "not-a-file",
  "not-utf8",
  "invalid-syntax",
  "file-too-large",
  "missing-file",
  "missing-entry",
  "empty",
  "wrong",
  "wrong-list",
];

/** Whether the error must be corrected in the files before the editor can be opened. */
export const blocksEditor = ({ file, path, code }: Pick<ContentError, "file" | "path" | "code">) =>
  // The forms of the interface texts are made from those texts.
  path.length === 0
    ? BLOCKING.includes(code)
    : file.startsWith("locales/") && code.startsWith("wrong");
