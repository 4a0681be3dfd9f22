export {
  declareModel,
  entriesInOrder,
  filesOf,
  listAt,
  listedIn,
  valueAt,
  valueIn,
  type Content,
  type ContentModel,
  type Entry,
  type FactModel,
  type ModelSentences,
  type Picture,
} from "../content";
export {
  PROMISES_TITLE,
  entryName,
  fieldLabels,
  labelPath,
  localeTitle,
  namespaceTitle,
  originalMessage,
} from "../labels";
export {
  keyFieldOf,
  referenceIn,
  referenceLists,
  referencesTo,
  unseenEntries,
} from "../reference-lists";
export {
  collectionOf,
  holds,
  isOptionalList,
  jsonSchema,
  nodeAt,
  walk,
  type Address,
  type Collection,
  type Path,
  type SchemaNode,
} from "../schema";
export {
  byOrder,
  isHidden,
  isShown,
  isWritten,
  matched,
  shown,
  shownEntries,
  type Listed,
} from "../shown";
export { modelVersion } from "../version";
