/** What a person can do about a failure of the file system: one for each way out. */
export type FileProblem =
  | "full"
  | "unwritable"
  | "missing"
  | "busy"
  | "name"
  | "in-the-way"
  | "disk";

const PROBLEMS: Partial<Record<string, FileProblem>> = {
  ENOSPC: "full",
  EDQUOT: "full",
  EROFS: "unwritable",
  EACCES: "unwritable",
  EPERM: "unwritable",
  ENOENT: "missing",
  EBUSY: "busy",
  EMFILE: "busy",
  ENFILE: "busy",
  ENAMETOOLONG: "name",
  EEXIST: "in-the-way",
  EISDIR: "in-the-way",
  ENOTDIR: "in-the-way",
  EIO: "disk",
};

/** On a read-only disk, Node forgets EROFS where it creates a folder with those above it. */
const problemOf = (code: string, call: string) =>
  code === "ENOENT" && call === "mkdir" ? "unwritable" : PROBLEMS[code];

/** Undefined for an error that is none of the file system's. */
export const fileProblem = (error: unknown) => {
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  return problemOf(String(code), String(syscall));
};

const SENTENCES: Record<FileProblem, (path: string) => string[]> = {
  full: () => [
    "No queda sitio en el disco. Haced sitio y probad otra vez.",
    "There is no room left on the disk. Make some, and try again.",
  ],
  unwritable: (path) => [
    `No hay permiso para usar ${path}, o su disco es de solo lectura.`,
    `There is no permission to use ${path}, or its disk is read-only.`,
  ],
  missing: (path) => [
    `No se encuentra ${path}: quizá se ha borrado o ha cambiado de nombre.`,
    `${path} cannot be found: it may have been deleted or renamed.`,
  ],
  busy: (path) => [
    `Otro programa usa ${path}, o hay demasiados archivos abiertos. Cerrad lo que no haga falta y probad otra vez.`,
    `Another program uses ${path}, or too many files are open. Close what you do not need, and try again.`,
  ],
  name: (path) => [
    `Este nombre es demasiado largo: ${path}. Poned uno más corto.`,
    `This name is too long: ${path}. Choose a shorter one.`,
  ],
  "in-the-way": (path) => [
    `En ${path} tendría que haber otra cosa: un archivo en lugar de una carpeta, o al revés.`,
    `There should be something else at ${path}: a file instead of a folder, or the other way round.`,
  ],
  disk: (path) => [
    `El disco falla con ${path}. Guardad una copia de todo en otro.`,
    `The disk fails with ${path}. Keep a copy of everything on another one.`,
  ],
};

/** As Node writes them: `EACCES: permission denied, open 'content/house.json'`. */
const WRITTEN = /\b(E[A-Z]+): [^,\n]+, ([a-z]+)(?: '([^'\n]+)')?/;

/** In Spanish and English; from an error of Node, or of a program that quotes it. */
export const fileSentence = (text: string) => {
  const [, code = "", call = "", path = "content/"] = WRITTEN.exec(text) ?? [];
  const problem = problemOf(code, call);
  return problem && SENTENCES[problem](path).join("\n");
};

export const toldError = (error: unknown) => {
  const text = error instanceof Error ? error.message : String(error);
  return fileSentence(text) ?? text;
};
