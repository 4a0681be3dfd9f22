import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileProblem, fileSentence, toldError } from "../../files/file-errors";
import { withTemporaryFolder, write } from "../../../../__tests__/setup/temporary-folder";

const home = withTemporaryFolder();

/** Returns what an action throws. */
const thrownBy = (action: () => unknown) => {
  try {
    action();
  } catch (error) {
    return error as Error;
  }
  throw new Error("It throws nothing.");
};

test("what this system says of a name or a folder is told with its place", () => {
  write(join(home(), "file"));
  const long = join(home(), "x".repeat(300));
  expect(toldError(thrownBy(() => writeFileSync(long, "")))).toContain(`largo: ${long}.`);
  expect(toldError(thrownBy(() => readdirSync(join(home(), "none"))))).toContain("none: quizá");
  for (const action of [
    () => writeFileSync(join(home(), "file/more"), ""),
    () => mkdirSync(join(home(), "file")),
    () => readFileSync(home()),
  ])
    expect(toldError(thrownBy(action))).toContain("tendría que haber otra cosa");
});

test.each([
  ["ENOSPC: no space left on device, write", "full", "No queda sitio"],
  ["EDQUOT: disk quota exceeded, open 'a'", "full", "No queda sitio"],
  ["EROFS: read-only file system, mkdir '.site'", "unwritable", "usar .site,"],
  // Of `mkdir` with `recursive`.
  ["ENOENT: no such file or directory, mkdir '.desk'", "unwritable", "usar .desk,"],
  ["EACCES: permission denied, open 'content/a'", "unwritable", "usar content/a,"],
  ["EPERM: operation not permitted, rename 'a' -> 'b'", "unwritable", "usar a,"],
  ["EBUSY: resource busy or locked, rename 'a' -> 'b'", "busy", "usa a,"],
  ["EMFILE: too many open files, open 'a'", "busy", "demasiados archivos"],
  ["EIO: i/o error, read", "disk", "falla"],
])("%s", (message, problem, words) => {
  const [, code, syscall] = /^(\w+): [^,]*, (\w+)/.exec(message) ?? [];
  expect(fileProblem(Object.assign(new Error(message), { code, syscall }))).toBe(problem);
  const sentence = fileSentence(`Error: ${message}\n    at open (a.ts:1)`);
  expect(sentence).toContain(words);
  expect(sentence).not.toContain(String(code));
});

test("what is no failure of the file system is told as it is", () => {
  const errors = [
    new Error("listen EACCES: permission denied 127.0.0.1:80"),
    new Error("No sail."),
  ];
  for (const error of errors) expect(toldError(error)).toContain(error.message);
  for (const nothing of [undefined, null, "No sail."]) expect(fileProblem(nothing)).toBeUndefined();
});
