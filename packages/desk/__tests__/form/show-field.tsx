import { es } from "../test-site";
import { act, fireEvent, screen } from "@testing-library/react";
import type { Path, SchemaNode } from "../../../typed-content/schema";
import { nodeAt } from "../../../typed-content/schema";
import { schemaOf } from "../../core/model";
import { valueAt } from "../../core/paths";
import { dataOf } from "../../core/work";
import { Field } from "../../form/field";
import { testSnapshot } from "../core/test-snapshot";
import { memoryStore, renderWithDesk } from "../with-desk";
import { blur, focus, paste, type TextControl } from "./keyboard";

const snapshot = testSnapshot();

type ShownField = { file: string; path: Path; node?: SchemaNode; isOptional?: boolean };

const nodeOf = ({ node, file, path }: ShownField) => node ?? nodeAt(schemaOf(file) ?? {}, path);

/** Renders fields of the tests' content, and then replaces the timers by fake ones. */
export const showFields = async (fields: ShownField[], languages?: string[]) => {
  const rendered = await renderWithDesk(
    <>
      {fields.map((field) => {
        const node = nodeOf(field);
        return node && <Field key={[field.file, ...field.path].join()} {...field} node={node} />;
      })}
    </>,
    { store: memoryStore(await snapshot), languages },
  );
  jest.useFakeTimers();
  return {
    ...rendered,
    stored: (file: string, path: Path) => valueAt(dataOf(rendered.desk.state().work, file), path),
  };
};

/** Renders one field; `stored` returns its value. */
export const showField = async (shown: ShownField, languages?: string[]) => {
  const rendered = await showFields([shown], languages);
  return { ...rendered, stored: () => rendered.stored(shown.file, shown.path) };
};

/** Advances the timers to the check of the content, which follows a pause. */
export const settle = () => act(() => jest.advanceTimersByTime(300));

/** Returns the box with a name, or the only one. */
export const box = (name?: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

/** Returns what is said about a control: the notes and errors that describe it, without its hint. */
export const saidOf = (control: HTMLElement) =>
  (control.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .filter((id) => !id.endsWith("-hint"))
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .filter(Boolean)
    .join(" ");

export const isWrong = (control: HTMLElement) => control.getAttribute("aria-invalid") === "true";

/** Replaces the text of a control by a pasted one. */
export const replace = (control: TextControl, text: string) => {
  focus(control);
  control.select();
  paste(control, text);
};

/** Leaves a control, and waits for the check. */
export const leave = (control: HTMLElement) => {
  blur(control);
  settle();
};

/** Presses the button that undoes the change of a field. */
export const undoField = () =>
  fireEvent.click(screen.getByRole("button", { name: es.common.undo }));

afterEach(() => jest.useRealTimers());
