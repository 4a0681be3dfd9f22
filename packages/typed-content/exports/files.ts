export {
  CONFIRMED_FILE,
  OLDER_FILE,
  idOf,
  idsOf,
  isDotFile,
  isHandbook,
  isMarks,
  isMessages,
  isPicture,
  isRead,
  isYaml,
  localeFile,
  localeOf,
  parseContent,
  parseSource,
  type Source,
} from "../files/content";
export { shapeOf } from "../files/field-order";
export { freeName } from "../files/file-names";
export { formatJson, parseJson } from "../files/json";
export {
  MANUALS,
  MANUAL_PICTURES,
  PICTURE_ENDING,
  PICTURE_POLICY,
  isAnyPicture,
} from "../files/kinds";
export { LARGEST_TEXT_KB } from "../files/limits";
export { isQuarterTurn, pictureUses, type PictureUse } from "../files/pictures";
export type { ParsedText } from "../files/syntax";
