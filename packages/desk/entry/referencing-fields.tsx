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
import { referenceLists, nodeAt, type Address, type Path } from "@brisa/typed-content";
import { contentNow } from "../core/edits";

type List = ReturnType<typeof referenceLists>[number];

/** The path of the item around the list, such as a season; empty if there is none. */
const outerOf = ({ path }: List) =>
  path.slice(0, path.findLastIndex((step) => typeof step === "number") + 1);

const groupedBy = (lists: readonly List[], keyOf: (list: List) => string) =>
  [...new Set(lists.map(keyOf))].map((key) => lists.filter((list) => keyOf(list) === key));

/** Beyond the end of the list if there is no item. */
const itemPath = ({ ids, path }: List, id: string): Path => [
  ...path,
  ids.includes(id) ? ids.indexOf(id) : ids.length,
];

type ListsProps = { lists: readonly List[]; id: string };

const FieldsOf = ({ lists, id }: ListsProps) =>
  lists.map(({ file, path }) => {
    const node = nodeAt(schemaOf(file) ?? {}, path);
    return (
      node && (
        <div key={`${file} ${path.join(".")}`} className="field" data-file={file}>
          <ReferenceFields node={node} file={file} path={path} id={id} Field={Field} />
        </div>
      )
    );
  });

/** As a line that opens: «1 de julio de 2027 · 320 €». */
const OuterItem = ({ lists, at: { file, path: outer }, id }: ListsProps & { at: Address }) => {
  const words = useWords();
  const work = useWork();
  const content = contentNow(work);
  const data = dataOf(work, file);
  const told = lists.map((list) =>
    ownFields(nodeAt(schemaOf(file) ?? {}, list.path) ?? {}, list.key)
      .map(({ name, node }) => {
        const value = valueAt(data, [...itemPath(list, id), name]);
        return valueText(node, value, content, words)?.text;
      })
      .filter(Boolean)
      .join(" – "),
  );
  return (
    <Section
      title={fieldLabels(content, file, data, outer).at(-1) ?? ""}
      summary={told.filter(Boolean).join(" · ")}
      file={file}
      paths={lists.map((list) => itemPath(list, id))}
    >
      <FieldsOf lists={lists} id={id} />
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
      <FieldsOf lists={lists.filter((list) => !inner.includes(list))} id={id} />
      {groupedBy(inner, ({ file: of, path }) => `${of} ${path[0]}`).map((own) => {
        const [{ file: of, path } = { file: "", path: [] }] = own;
        const title = nodeAt(schemaOf(of) ?? {}, path.slice(0, 1))?.title;
        return (
          <div key={`${of} ${path[0]}`} className="field" role="group" aria-label={title}>
            <p className="field__label">{title}</p>
            {groupedBy(own, (list) => outerOf(list).join(".")).map((around) => {
              const outer = around[0] ? outerOf(around[0]) : [];
              const at = { file: of, path: outer };
              return <OuterItem key={outer.join(".")} lists={around} at={at} id={id} />;
            })}
          </div>
        );
      })}
    </>
  );
};
