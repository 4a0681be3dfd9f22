import { useEffect, useRef, type ReactElement } from "react";
import { useWords } from "../state/context";
import { Icon } from "../ui/icon";
import { referenceIn } from "@brisa/typed-content";
import { inSentence } from "@brisa/typed-content/texts";
import { emptyValue, newItem } from "./form-fields";
import { fieldAttribute, useField, type FieldProps } from "./use-field";

export const Optional = ({
  node,
  file,
  path,
  children,
}: FieldProps & { children: ReactElement | false }) => {
  const { lists } = useWords();
  const { value, set } = useField(file, path);
  const part = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const isThere = value !== undefined;
  useEffect(() => {
    const { current } = part;
    if (!isPressed.current || !current) return;
    isPressed.current = false;
    // After adding a field, the user wants to fill it in.
    const [details] = current.getElementsByTagName("details");
    if (details) details.open = true;
    const control =
      current.querySelector<HTMLElement>("[data-row] :is(input, textarea, select)") ??
      current.querySelector<HTMLElement>("summary, input, textarea, select");
    (control ?? current.querySelector<HTMLElement>("button"))?.focus();
  }, [isThere]);
  const press = (next: unknown) => {
    isPressed.current = true;
    set(next);
  };
  /** Whoever adds a list wants its first item. */
  const first = () =>
    node.items && !referenceIn(node) ? [newItem(node.items, [])] : emptyValue(node);
  const title = inSentence(node.title ?? "");
  return (
    <div className="optional" ref={part} {...(isThere ? {} : fieldAttribute(path))}>
      {isThere ? (
        <>
          {children}
          <button type="button" className="link link--quiet" onClick={() => press(undefined)}>
            {lists.removePart(title)}
          </button>
        </>
      ) : (
        <button type="button" className="btn" onClick={() => press(first())}>
          <Icon name="plus" />
          <span>{lists.add(title)}</span>
        </button>
      )}
    </div>
  );
};
