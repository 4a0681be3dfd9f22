import type { Elements } from "../ui/children";
import { isOfKind } from "../core/of-kind";
import { publicOf } from "../core/earlier";
import { valueAt } from "../core/paths";
import { dataOf, type Work } from "../core/work";
import { useDeskState, useWords } from "../state/context";
import { fieldAttribute, type FieldProps } from "./use-field";

/** People type a text, which is stored as it is until it can be read. */
const isTyped = ({ type }: FieldProps["node"], value: unknown) =>
  typeof value === "string" && type !== "object" && type !== "array";

const isKnown = (work: Work, { node, file, path }: FieldProps) => {
  const value = valueAt(dataOf(work, file), path);
  if (!isOfKind(node, publicOf(work, file, path))) return false;
  return isOfKind(node, value) || isTyped(node, value);
};

/**
 * A newer desk may have stored a value of another kind: a sentence stands in its place, since the desk does not change
 * what it does not know.
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
