import { drawnFields, type Drawn } from "./drawn";
import { Optional } from "./optional";
import { useValue, type HolderProps } from "./use-field";

type PartProps = Omit<HolderProps, "node" | "isOptional"> & { drawn: Drawn };

/** Draws a field of a group; one that may be missing with what adds it. */
export const FieldOrPart = ({ drawn, file, path: around, Field }: PartProps) => {
  const { name, node, isOptional } = drawn;
  const path = [...around, name];
  // A switch that is off says enough.
  if (!isOptional || node.kind === "yes-no")
    return <Field node={node} file={file} path={path} isOptional={isOptional} />;
  return (
    <Optional node={node} file={file} path={path}>
      <Field node={node} file={file} path={path} />
    </Optional>
  );
};

/** Draws the fields that belong together, one below the other. */
export const GroupFields = ({ node, file, path, Field }: HolderProps) => {
  const data = useValue(file, path);
  return drawnFields(node, data).map((drawn) => (
    <FieldOrPart key={drawn.name} drawn={drawn} file={file} path={path} Field={Field} />
  ));
};

/** Draws a group that is part of another, or of an item of a list. */
export const GroupField = (props: HolderProps) => (
  <fieldset className="part">
    <legend className="part__title">{props.node.title}</legend>
    {props.node.description && <p className="field__hint">{props.node.description}</p>}
    <GroupFields {...props} />
  </fieldset>
);
