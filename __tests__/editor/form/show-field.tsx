import { act } from "@testing-library/react";
import type { Path, SchemaNode } from "../../../src/model/schema";
import { nodeAt } from "../../../src/model/schema";
import { schemaOf } from "../../../src/editor/content/edits";
import { valueAt } from "../../../src/editor/content/paths";
import { dataOf } from "../../../src/editor/content/work";
import { Field } from "../../../src/editor/form/field";
import { testSnapshot } from "../content/test-snapshot";
import { memoryStore, renderWithDesk } from "../with-desk";

const snapshot = testSnapshot();

type Shown = { file: string; path: Path; node?: SchemaNode; isOptional?: boolean };

const nodeOf = ({ node, file, path }: Shown) => node ?? nodeAt(schemaOf(file) ?? {}, path);

/** Draws fields of the tests' content; from then on time passes only when it is told to. */
export const showFields = async (fields: Shown[], languages?: string[]) => {
  const drawn = await renderWithDesk(
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
    ...drawn,
    stored: (file: string, path: Path) => valueAt(dataOf(drawn.desk.state().work, file), path),
  };
};

/** Draws one field, and says what it stores. */
export const showField = async (shown: Shown, languages?: string[]) => {
  const drawn = await showFields([shown], languages);
  return { ...drawn, stored: () => drawn.stored(shown.file, shown.path) };
};

/** Lets the pause pass after which the content is checked. */
export const settle = () => act(() => jest.advanceTimersByTime(300));

afterEach(() => jest.useRealTimers());
