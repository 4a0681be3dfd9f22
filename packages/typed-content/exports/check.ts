export type { Finding, FindingOf, Unreadable } from "../check/finding";
export type { ContentError, ContentFinding, Warning, WarningDetails } from "../check/findings";
export { contentErrors } from "../check";
export { missingForLaunch } from "../check/launch";
export { mayLack } from "../check/launch/may-lack";
export { missingValues } from "../check/launch/missing-values";
export {
  questionsIn,
  valuesIn,
  withConfirmed,
  type Promises,
  type Question,
} from "../check/launch/promised";
export { en } from "../check/messages/en";
export { es } from "../check/messages/es";
export { grammarOf } from "../check/messages/grammar";
export { findingLine, messages, missingLine, type OwnSentences } from "../check/messages";
export { messageIn, singleLine } from "../check/messages/message-in";
export { ownerTags, type OwnerLanguage } from "../check/messages/owner-language";
export { checkModel } from "../check/model";
export { listOf, throwFaults, type Say } from "../check/model/wrong-model";
export { visibleText, withoutInvisible } from "../check/rules/text";
export { isDummy } from "../check/warnings/dummy-values";
export { contentWarnings } from "../check/warnings";
export { mayStayOpen } from "../check/warnings/open-brackets";
