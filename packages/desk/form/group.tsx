import { formFields, type FormField } from "./form-fields";
import { Known } from "./known";
import { Optional } from "./optional";
import { useValue, type HolderProps } from "./use-field";

type PartProps = Omit<HolderProps, "node" | "isOptional"> & { field: FormField };

/** An optional field gets buttons that add and remove it, unless several entries need it. */
export const FieldOrPart = ({ field, file, path: around, Field }: PartProps) => {
  const { name, node, isOptional } = field;
  const path = [...around, name];
  // A switch needs no such buttons: off means the same as absent.
  if (!isOptional || node.type === "boolean" || node.ifSeveral)
    return <Field node={node} file={file} path={path} isOptional={isOptional} />;
  return (
    <Known node={node} file={file} path={path}>
      <Optional node={node} file={file} path={path}>
        <Field node={node} file={file} path={path} />
      </Optional>
    </Known>
  );
};

export const GroupFields = ({ node, file, path, Field }: HolderProps) => {
  const data = useValue(file, path);
  return formFields(node, data).map((field) => (
    <FieldOrPart key={field.name} field={field} file={file} path={path} Field={Field} />
  ));
};

export const GroupField = (props: HolderProps) => (
  <fieldset className="part">
    <legend className="part__title">{props.node.title}</legend>
    {props.node.description && <p className="field__hint">{props.node.description}</p>}
    <GroupFields {...props} />
  </fieldset>
);
