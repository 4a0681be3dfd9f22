export { fileProblem, fileSentence, toldError, type FileProblem } from "../files/file-errors";
export { filesBelow } from "../files/files-below";
