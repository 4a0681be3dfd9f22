import type { Elements } from "../ui/children";
import { jsonSchema, type Path, type SchemaNode } from "@brisa/typed-content";
import { isRecord } from "@brisa/typed-content/helpers";
import { useSite, useWords, useWork } from "../state/context";
import { contentNow } from "../core/edits";
import { collectionOf } from "../core/model";
import {
  entryFields,
  isHiding,
  isNeeded,
  isPart,
  withoutUnit,
  type FormField,
} from "./form-fields";
import { Field } from "./field";
import { FieldOrPart, GroupFields } from "./group";
import { Known } from "./known";
import { ListItems } from "./list";
import { Optional } from "./optional";
import { Badges, Section } from "./section";
import { useCounts } from "./use-counts";
import { addressOf } from "../core/places";
import { Icon } from "../ui/icon";
import { ownScreenOf } from "../ui/own-screen";
import { fieldAttribute, useValue, type FieldProps } from "./use-field";

/** Simple fields from which they get a section of their own. */
const ENOUGH = 3;

type PartOfFile = { file: string; field: FormField };

const fieldsOf = (file: string, fields: FormField[]) =>
  fields.map((field) => (
    <FieldOrPart key={field.name} field={field} file={file} path={[]} Field={Field} />
  ));

const OwnScreenLink = ({ file, field: { name, node } }: PartOfFile) => {
  const { lists } = useWords();
  const path = [name];
  const value = useValue(file, path);
  const counts = useCounts(file, [path]);
  return (
    <a
      className="group group--link"
      href={addressOf({ screen: "entry", file, field: path })}
      {...fieldAttribute(path)}
    >
      <Icon name="down" />
      <span className="cut">{node.title ?? name}</span> <Badges {...counts} />
      {Array.isArray(value) && <small>{lists.things(value.length)}</small>}
    </a>
  );
};

/** A group or a list that folds, under its title. */
export const FieldSection = (props: FieldProps & { isOpenFirst?: boolean }) => {
  const { isOptional, isOpenFirst, ...place } = props;
  const { node, file, path } = place;
  const { lists } = useWords();
  const value = useValue(file, path);
  const section = (
    <Section
      title={node.title ?? String(path.at(-1))}
      summary={Array.isArray(value) ? lists.things(value.length) : undefined}
      file={file}
      paths={[path]}
      isOpenFirst={isOpenFirst}
    >
      {node.description && <p className="field__hint">{node.description}</p>}
      {node.kind === "list" ? (
        <ListItems {...place} Field={Field} />
      ) : (
        <GroupFields {...place} Field={Field} />
      )}
    </Section>
  );
  return (
    <Known {...place}>
      {isOptional ? <Optional {...place}>{value !== undefined && section}</Optional> : section}
    </Known>
  );
};

/** A section with a single field has its value as the summary. */
const summaryOf = (node: SchemaNode, value: unknown) => {
  const { unit } = withoutUnit(node);
  const text = node.names?.[String(value)] ?? value;
  return typeof text === "string" || typeof text === "number"
    ? `${text} ${unit}`.trim()
    : undefined;
};

type EntryFormProps = {
  file: string;
  /** Fields that are rendered elsewhere. */
  without?: readonly string[];
  /** Of the section with the simple fields. Without it, there is one only if there are many fields. */
  title?: string;
  /** What other files have about the entry; it stands after the first field. */
  children?: Elements;
};

export const EntryForm = ({ file, without = [], title, children }: EntryFormProps) => {
  const words = useWords();
  const site = useSite();
  const data = useValue(file, []);
  const content = contentNow(useWork());
  const collection = collectionOf(file);
  if (!collection) return null;
  const root = jsonSchema(collection);
  const fields = entryFields(collection, data).filter(
    (field) => !without.includes(field.name) && isNeeded(field, data, content),
  );
  const parts = fields.filter(isPart);
  const hiding = fields.filter(isHiding);
  const simple = fields.filter((each) => !isPart(each) && !isHiding(each));
  const isLong = title !== undefined || (parts.length > 0 && simple.length >= ENOUGH);
  const heading = "heading" in (root.properties ?? {}) ? words.entry.opening : words.lists.main;
  const [only] = simple.length === 1 ? simple : [];
  const isElsewhere = ({ name }: FormField) => ownScreenOf(site, { file, path: [name] });
  const shown = (
    <>
      {fieldsOf(file, simple.slice(0, 1))}
      {children}
      {fieldsOf(file, simple.slice(1))}
    </>
  );
  const first =
    simple.length > 0 && isLong ? (
      <Section
        title={only && title !== undefined ? withoutUnit(only.node).name : (title ?? heading)}
        summary={only && isRecord(data) ? summaryOf(only.node, data[only.name]) : undefined}
        file={file}
        paths={simple.map(({ name }): Path => [name])}
        isOpenFirst={title === undefined}
      >
        {shown}
      </Section>
    ) : (
      shown
    );
  return (
    <div className="form" data-file={file}>
      <Known node={root} file={file} path={[]}>
        {title === undefined && first}
        {parts.map((part) =>
          isElsewhere(part) ? (
            <OwnScreenLink key={part.name} file={file} field={part} />
          ) : (
            <FieldSection key={part.name} file={file} path={[part.name]} {...part} />
          ),
        )}
        {/* If there is a title, the groups and lists matter more than the simple fields. */}
        {title !== undefined && first}
        {hiding.map(({ name, node }) => (
          <Field key={name} node={node} file={file} path={[name]} isOptional />
        ))}
      </Known>
    </div>
  );
};
