import type { Collection } from "../../typed-content/collection";
import { inSentence } from "../../typed-content/texts/strings";
import { useWords } from "../core/context";
import { Icon } from "../window/icon";
import type { ListName } from "../core/places";
import { BeginLink } from "./begun-entry";
import { shortTitle } from "../told/labels";

export const AddEntry = ({ name, collection }: { name: ListName; collection: Collection }) => {
  const words = useWords();
  return (
    <p className="list__add">
      <BeginLink className="btn btn--wide" collection={collection}>
        <Icon name="plus" />
        <span>
          {words.site.sections[name]?.add ??
            words.lists.add(inSentence(shortTitle(collection, words)))}
        </span>
      </BeginLink>
    </p>
  );
};
