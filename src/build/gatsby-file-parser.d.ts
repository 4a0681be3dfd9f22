/** Gatsby's modules have no types. */
declare module "gatsby/dist/query/file-parser" {
  export default class FileParser {
    parseFile(file: string, addError: unknown): Promise<unknown>;
  }
}
