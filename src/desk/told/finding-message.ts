import type { ContentFinding } from "../../typed-content/check/findings";
import { messageIn } from "../../typed-content/check/messages/message-in";
import { contentModel } from "../core/model";
import type { Words } from "../words";

/** Returns what is wrong or doubtful and what to do, in the desk's language. */
export const findingMessage = (finding: ContentFinding, { code, findings }: Words) =>
  messageIn(findings, contentModel().messages[code], finding);
