import { entryName } from "../../../typed-content/labels";
import { listedIn } from "../../../typed-content/listed";
import { contentModel } from "../../core/model";
import { jsonSchema } from "../../../typed-content/schema";
import { byOrder } from "../../../typed-content/shown";
import { contentNow } from "../../core/content-now";
import { useDeskState, useWords } from "../../core/context";
import { Frame, useControl } from "../frame";
import type { FieldProps } from "../use-field";
import { Select } from "./choice";

export const ReferenceField = (props: FieldProps) => {
  const { lists } = useWords();
  const control = useControl(props);
  const content = useDeskState(({ work }) => contentNow(work));
  const target = contentModel().collections.find(({ type }) => type === props.node.collection);
  const entries = target ? listedIn(content, target.type).toSorted(byOrder) : [];
  const names = Object.fromEntries(
    entries.map((entry) => [
      String(entry.id),
      (target && entryName(jsonSchema(target), entry)) ?? lists.unnamed,
    ]),
  );
  const node = { ...props.node, enum: entries.map(({ id }) => String(id)), names };
  return (
    <Frame node={node} control={control}>
      <Select {...props} node={node} control={control} />
    </Frame>
  );
};
