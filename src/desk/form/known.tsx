import type { Elements } from "../window/children";
import { isOfKind } from "../entry/of-kind";
import { publicOf } from "../core/earlier";
import { valueAt } from "../core/paths";
import { dataOf, type Work } from "../core/work";
import { useDeskState, useWords } from "../core/context";
import { fieldAttribute, type FieldProps } from "./use-field";

/** Kinds of values for which people type a text, which is stored as it is until it can be read. */
const isTyped = ({ type }: FieldProps["node"], value: unknown) =>
  typeof value === "string" && type !== "object" && type !== "array";

const isKnown = (work: Work, { node, file, path }: FieldProps) => {
  const value = valueAt(dataOf(work, file), path);
  if (!isOfKind(node, publicOf(work, file, path))) return false;
  return isOfKind(node, value) || isTyped(node, value);
};

/**
 * Renders the control of a field. If the content has a value of another kind there, as a newer desk may have stored,
 * a sentence says so in its place: what the desk does not know it does not change.
 */
export const Known = ({ children, ...field }: FieldProps & { children: Elements }) => {
  const { fields } = useWords();
  if (useDeskState(({ work }) => isKnown(work, field))) return <>{children}</>;
  return (
    <div className="field" {...fieldAttribute(field.path)}>
      <p className="field__label">{field.node.title}</p>
      <p className="note">{fields.unknownValue}</p>
    </div>
  );
};
