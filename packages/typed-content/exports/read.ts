export { checkContent } from "../check/check-content";
export { withParsedYaml } from "../files/parsed-yaml";
export { readPictures } from "../files/read-pictures";
export { filesIn, readContent, readSources } from "../files/read";
