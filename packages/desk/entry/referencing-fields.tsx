import { collectionOf, schemaOf } from "../core/model";
import { useDeskState, useWords, useWork } from "../state/context";
import { valueAt } from "../core/paths";
import { dataOf } from "../core/work";
import { Field } from "../form/field";
import { ownFields } from "../form/reference-rows";
import { ReferenceFields } from "../form/reference-list";
import { Section } from "../form/section";
import { useValue } from "../form/use-field";
import { fieldLabels } from "../told/labels";
import { valueText } from "../told/value-text";
import { referenceLists, nodeAt, type Path } from "@brisa/typed-content";
import { contentNow } from "../core/edits";

type List = ReturnType<typeof referenceLists>[number];

/** The path of the item around the list, such as a season; empty if there is none. */
const outerOf = ({ path }: List) =>
  path.slice(0, path.findLastIndex((step) => typeof step === "number") + 1);

const groupedBy = <Item,>(items: readonly Item[], keyOf: (item: Item) => string) => {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
};

/** Beyond the end of the list if there is no item. */
const itemPath = ({ ids, path }: List, id: string): Path => [
  ...path,
  ids.includes(id) ? ids.indexOf(id) : ids.length,
];

const FieldsOf = ({ list: { file, path }, id }: { list: List; id: string }) => {
  const node = nodeAt(schemaOf(file) ?? {}, path);
  return (
    node && (
      <div className="field" data-file={file}>
        <ReferenceFields node={node} file={file} path={path} id={id} Field={Field} />
      </div>
    )
  );
};

/** As a line that opens: «1 de julio de 2027 · 320 €». */
const OuterItem = ({ lists, id }: { lists: [List, ...List[]]; id: string }) => {
  const words = useWords();
  const work = useWork();
  const content = contentNow(work);
  const [{ file }] = lists;
  const outer = outerOf(lists[0]);
  const told = lists.map((list) =>
    ownFields(nodeAt(schemaOf(file) ?? {}, list.path) ?? {}, list.key)
      .map(({ name, node }) => {
        const value = valueAt(dataOf(work, file), [...itemPath(list, id), name]);
        return valueText(node, value, content, words)?.text;
      })
      .filter(Boolean)
      .join(" – "),
  );
  return (
    <Section
      title={fieldLabels(content, file, dataOf(work, file), outer).at(-1) ?? ""}
      summary={told.filter(Boolean).join(" · ")}
      file={file}
      paths={lists.map((list) => itemPath(list, id))}
    >
      {lists.map((list) => (
        <FieldsOf key={list.path.join(".")} list={list} id={id} />
      ))}
    </Section>
  );
};

/** Of lists in other files: the entry's price, and those of each season. */
export const ReferencingFields = ({ file }: { file: string }) => {
  const content = useDeskState(({ work }) => contentNow(work));
  const id = String(useValue(file, ["id"]));
  const type = collectionOf(file)?.type;
  // In the model's order: an entry that is edited goes to the end of the content's.
  const { collections } = content.model;
  const inOrder = content.entries.toSorted(
    (a, b) => collections.indexOf(a.collection) - collections.indexOf(b.collection),
  );
  const lists = referenceLists(inOrder).filter(({ collection }) => collection === type);
  const inner = lists.filter((list) => outerOf(list).length > 0);
  return (
    <>
      {lists
        .filter((list) => !inner.includes(list))
        .map((list) => (
          <FieldsOf key={`${list.file} ${list.path.join(".")}`} list={list} id={id} />
        ))}
      {groupedBy(inner, (list) => `${list.file} ${list.path[0]}`).map(([first, ...others]) => {
        const title = first && nodeAt(schemaOf(first.file) ?? {}, first.path.slice(0, 1))?.title;
        return (
          first && (
            <div
              key={`${first.file} ${first.path[0]}`}
              className="field"
              role="group"
              aria-label={title}
            >
              <p className="field__label">{title}</p>
              {groupedBy([first, ...others], (list) => outerOf(list).join(".")).map(
                ([list, ...more]) =>
                  list && (
                    <OuterItem key={outerOf(list).join(".")} lists={[list, ...more]} id={id} />
                  ),
              )}
            </div>
          )
        );
      })}
    </>
  );
};
