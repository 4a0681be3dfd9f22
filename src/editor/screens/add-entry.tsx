import type { Collection } from "../../model/collection";
import { jsonSchema } from "../../model/schema";
import { withNewEntry } from "../content/names";
import { useDesk, usePlace, useWords } from "../context";
import { formFields } from "../form/form-fields";
import { Icon } from "../icon";
import type { ListName } from "../places";
import { shortTitle } from "./titles";

/** A button that adds an entry and opens its first field. */
export const AddEntry = ({ name, collection }: { name: ListName; collection: Collection }) => {
  const desk = useDesk();
  const { go } = usePlace();
  const words = useWords();
  const { lists } = words;
  const labels: Partial<Record<string, string>> = lists.addTo;
  const add = () => {
    const { work, file } = withNewEntry(desk.state().work, collection, {}, Date.now());
    desk.setWork(work);
    const [first] = formFields(jsonSchema(collection), undefined);
    go({ screen: "entry", file, field: first && [first.name] });
  };
  return (
    <p className="list__add">
      <button type="button" className="btn btn--wide" onClick={add}>
        <Icon name="plus" />
        <span>{labels[name] ?? lists.add(shortTitle(collection, words))}</span>
      </button>
    </p>
  );
};
