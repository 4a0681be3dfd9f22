export { checkContent } from "../check/check-content";
export { fileProblem, fileSentence, toldError, type FileProblem } from "../files/file-errors";
export { filesBelow } from "../files/files-below";
export { withParsedYaml } from "../files/parsed-yaml";
export { readPictures } from "../files/read-pictures";
export { filesIn, readContent, readSources } from "../files/read";
