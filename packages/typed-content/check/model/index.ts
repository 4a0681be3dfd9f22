import type { OwnerLanguage } from "../messages/owner-language";
import type { Content, ContentModel, ModelSentences } from "../../content";
import { checkCollections } from "./collections";
import { checkFields } from "./fields";
import { checkGraphql } from "./graphql";
import { checkMembers } from "./members";
import { sayUnsaid, throwFaults } from "./wrong-model";

/**
 * Whether all that a model names is there: the owner would meet the fault otherwise, or nobody. For commands and builds;
 * no browser runs it. The codes of rules and warnings are checked by TypeScript: they are those of the sentences.
 * @param content may have errors
 * @throws WrongModel
 */
export const checkModel = <Sentences extends ModelSentences>(
  model: ContentModel<keyof Sentences & string>,
  sentences: Record<OwnerLanguage, Sentences>,
  content: Pick<Content, "entries">,
) => {
  throwFaults((say) => {
    for (const code of Object.keys({ ...sentences.es, ...sentences.en }))
      sayUnsaid("messages", code, sentences, say);
    checkCollections(model, say);
    checkFields(model, sentences, say);
    checkMembers(model, sentences, content, say);
  });
  // The types follow from the collections, and would say their faults again in other words.
  throwFaults((say) => checkGraphql(model, say));
};
